import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** Names of controls stand beside the code of these. */
const controlNames = [
  'Введите адрес электронной почты|Другое приложение|Ещё|Закрыть|Копировать ссылку|Отправить',
  'Перейти к\\sсодержанию|Поделиться|Свернуть|Скачать|Скопировано|Ссылка скопирована',
  'Увеличить снимок:|Электронная почта',
].join('|');

/** Matches other Russian words, in esquery's notation. */
const WORDS = `/^(?!\\s*(${controlNames})\\s*$)[^]*[а-яё]/i`;

export default defineConfig([
  globalIgnores(['.next/', 'out/', '.generated/', 'next-env.d.ts']),
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      // next/image writes a style attribute, which a strict policy forbids; the
      // pictures are encoded at build anyway.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'import/no-default-export': 'error',
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
    // Next, the tools and command-line scripts ask for these.
    files: ['app/**', '*.config.*', 'scripts/**', 'e2e/support/*-reporter.ts'],
    rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
  },
  {
    // `use` is how a Playwright fixture hands itself over; these files have no React.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['JSXText[value=', 'Literal[value=', 'TemplateElement:first-child[value.raw='].map(
          (node) => ({
            // Those for screen readers alone may stay.
            selector: `${node}${WORDS}]:not(JSXAttribute[name.name=/^aria-/] *)`,
            message: 'An editor looks for words in lib/content; only names of controls stand here.',
          }),
        ),
      ],
    },
  },
  prettier,
]);
