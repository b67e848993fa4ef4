import { readdirSync } from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** Russian texts that components may contain: the names of controls. */
const controlNames = [
  'Введите адрес электронной почты|Другое приложение|Ещё|Закрыть|Копировать ссылку|Меню|Отправить',
  'Перейти к\\sсодержанию|Поделиться|Скачать|Ссылка скопирована',
  'Увеличить снимок:|Электронная почта',
].join('|');

/** Matches all Russian text except the `controlNames`, in esquery's notation. */
const RUSSIAN_TEXT = `/^(?!\\s*(${controlNames})\\s*$)[^]*[а-яё]/i`;

/** Matches a selector with a class, a position or a combinator in a call that finds elements. */
const FOUND_BY_LOOK = {
  selector:
    'CallExpression[callee.property.name=/^(closest|matches|querySelector(All)?)$/] > Literal.arguments[value=/[.+~>]|:(nth|first|last|only)/]',
  message: 'Find the element by an attribute, and list it in docs/how-a-page-is-made.md.',
};

const rooms = ['lib', 'components', 'scripts'].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);

/** Rooms that also run in the browser. The others of lib run only in Node.js (docs/how-a-page-is-made.md). */
const BROWSER_ROOM = 'lib/(browser|carousel|deletion|http|share|urls)';

const NOT_FOR_BROWSERS = {
  regex: `^(node:|typograf|(?!@/${BROWSER_ROOM}/)@/lib/)`,
  message: 'This room also runs in the browser.',
};

/** Within a room imports are relative, across rooms they begin with `@/`. */
const importsOf = (room) =>
  [1, 2, 3, 4].map((depth) => {
    const regex = `^(@/${room}/|(\\.\\./){${depth}})`;
    const message = 'Import relatively within a room, and with @/ across rooms.';
    const isForBrowsers = new RegExp(`^${BROWSER_ROOM}$`).test(room);
    const patterns = [{ regex, message }, ...(isForBrowsers ? [NOT_FOR_BROWSERS] : [])];
    return {
      files: [`${room}/${'*/'.repeat(depth - 1)}*.{ts,tsx}`],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    };
  });

export default defineConfig([
  // Generated files and the owner's.
  globalIgnores(['.generated/', 'e2e/second-owner/files/']),
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      // next/image writes a style attribute, which the Content-Security-Policy forbids.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'import/no-default-export': 'error',
      // Rooms import downwards only: app, components, lib. Only pages import this build's facts.
      // What runs before React and what runs after it are apart.
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            { target: './lib', from: ['./app', './components', './scripts'] },
            { target: './components', from: ['./app', './scripts'] },
            { target: './app', from: './scripts' },
            { target: ['./lib', './components'], from: './lib/site/index.ts' },
            { target: './components/ui', from: ['./lib/words', './lib/site'] },
            { target: './components/islands/*/**', from: './components/!(islands)/**' },
            { target: './components/islands/loader', from: './components/islands/runtime' },
            { target: './components/islands/runtime', from: './components/islands/loader' },
          ],
        },
      ],
      'import/order': [
        'error',
        {
          'newlines-between': 'never',
          pathGroups: [{ pattern: '@/**', group: 'internal', position: 'before' }],
          alphabetize: { order: 'asc' },
        },
      ],
      'no-console': 'error',
    },
  },
  {
    // Next and the tools need default exports, and command-line scripts need the console.
    files: ['app/**', '*.config.*', 'scripts/**'],
    rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
  },
  {
    // The rule mistakes `use`, a parameter of Playwright fixtures, for React's hook of that name.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  ...['app', ...rooms].flatMap(importsOf),
  {
    files: ['{components,lib}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', FOUND_BY_LOOK] },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        FOUND_BY_LOOK,
        ...['JSXText[value=', 'Literal[value=', 'TemplateElement:first-child[value.raw='].map(
          (node) => ({
            // The values of `aria-` attributes may be Russian.
            selector: `${node}${RUSSIAN_TEXT}]:not(JSXAttribute[name.name=/^aria-/] *)`,
            message: 'Put this text into lib/content. Only names of controls may be in components.',
          }),
        ),
      ],
    },
  },
  prettier,
]);
