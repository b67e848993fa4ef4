import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Class names are for the browser tests and the eye. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'class-names', {
    shouldIgnore: ({ node }) =>
      node.type === 'JSXAttribute' && node.name.name === 'className' ? 'a class name' : undefined,
  }),
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', import.meta.filename],
  ignorers: ['class-names'],
  jest: { configFile: 'jest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Endless loops are mostly found by counting.
  timeoutMS: 10_000,
  ignorePatterns: ['out', '.variants', '.bench', '.hosting', 'e2e', 'docs', 'shots'],
  // A test that names its environment gets the same one, which counts coverage as well.
  buildCommand:
    'find __tests__ -name *.test.ts* -exec sed -i s#@jest-environment\\ #&@stryker-mutator/jest-runner/jest-env/# {} +',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false },
};

export default config;
