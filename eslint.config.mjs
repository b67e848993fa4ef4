import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** Where a component may contain Russian text: in a control, a label, a live region, or an `aria-` attribute. */
const CONTROL_NAME =
  ':matches(JSXAttribute[name.name=/^aria-/], JSXElement[openingElement.name.name=/^(a|button|label)$/], JSXElement[openingElement.attributes.0.name.name="aria-live"])';

/** Matches a selector with a class, a position or a combinator in a call that finds elements. */
const FOUND_BY_LOOK = {
  selector:
    'CallExpression[callee.property.name=/^(closest|matches|querySelector(All)?)$/] > Literal.arguments[value=/[.+~>]|:(nth|first|last|only)/]',
  message: 'Find the element by an attribute, and list it in docs/how-a-page-is-made.md.',
};

/** Matches `import()` of an absolute path. On Windows, and with `%` in the path, Node imports only its file URL. */
const IMPORTED_BY_PATH = {
  selector:
    'ImportExpression > .source:not(Literal, TemplateLiteral[quasis.0.value.raw=/^[.@]/], [object.callee.name="pathToFileURL"])',
  message: 'Import a literal or the href of pathToFileURL().',
};

const NOT_FOR_BROWSERS = {
  regex: '^(node:|typograf|@/lib/(?!browser/))',
  message: 'What is in lib/browser also runs in the browser.',
};

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
      'no-restricted-syntax': ['error', IMPORTED_BY_PATH],
    },
  },
  {
    // The rule mistakes `use`, a parameter of Playwright fixtures, for React's hook of that name.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['{components,lib}/**'],
    rules: {
      'import/no-default-export': 'error',
      'no-console': 'error',
      // Development hides this mistake, because Next's runtime is there.
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^next/', message: 'The exported pages have no Next runtime.' }] },
      ],
    },
  },
  {
    files: ['lib/browser/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [NOT_FOR_BROWSERS] }] },
  },
  {
    files: ['{components,lib}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', IMPORTED_BY_PATH, FOUND_BY_LOOK] },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        IMPORTED_BY_PATH,
        FOUND_BY_LOOK,
        {
          selector: `:matches(JSXText[value=/[а-яё]/i], Literal[value=/[а-яё]/i], TemplateElement:first-child[value.raw=/[а-яё]/i]):not(${CONTROL_NAME} *)`,
          message: 'Put this text into lib/content. Only names of controls may be in components.',
        },
      ],
    },
  },
  prettier,
]);
