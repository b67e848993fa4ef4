import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { Command } from 'commander';
import { runCommand } from '../cli/run-command';

/** The folders without an argument: lib but for its content, and the code of the islands. */
const allFolders = [
  ...readdirSync('lib')
    .filter((name) => name !== 'content')
    .map((name) => `lib/${name}`),
  ...['carousel', 'deletion', 'island', 'share'].map((name) => `components/${name}`),
];

const options: PartialStrykerOptions = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', path.join(import.meta.dirname, 'class-names.mjs')],
  ignorers: ['class-names'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Endless loops are mostly found by counting.
  timeoutMS: 10_000,
  ignorePatterns: ['out', '.generated', 'e2e', 'docs'],
  tempDirName: '.generated/stryker',
  // A test that names its environment gets the same one, which counts coverage as well.
  buildCommand:
    'find __tests__ -name *.test.ts* -exec sed -i s#@jest-environment\\ #&@stryker-mutator/jest-runner/jest-env/# {} +',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false },
};

/**
 * Changes a folder's code bit by bit and runs tests over each change: the folder's own, so that
 * `lib/share` is proved by `__tests__/lib/share`, and those of the pages, which show what most of
 * `lib` says. Those of all users would notice more, at minutes for each change. The score is the
 * share of changes that a test notices, in per cent.
 *
 * @param folder from the project's, without a final slash
 */
async function mutate(folder: string) {
  const results = await new Stryker({
    ...options,
    mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*-style.ts'],
    jest: {
      configFile: 'jest.config.ts',
      // Without the search for related tests, which reads every file again for every change.
      enableFindRelatedTests: false,
      config: {
        testMatch: [folder, 'app'].map(
          (place) => `<rootDir>/__tests__/${place}/**/*.test.{ts,tsx}`,
        ),
      },
    },
    jsonReporter: { fileName: `.generated/mutation/${folder}.json` },
  }).runMutationTest();
  const count = (status: string) => results.filter((one) => one.status === status).length;
  const [killed, timeout] = [count('Killed'), count('Timeout')];
  const [survived, noCoverage] = [count('Survived'), count('NoCoverage')];
  const found = killed + timeout;
  const score = `${((100 * found) / (found + survived + noCoverage)).toFixed(1)} %`;
  return { folder, killed, timeout, survived, 'no coverage': noCoverage, score };
}

/** `npm run test:mutation [-- <folder>…]`: which changes of the code no unit test notices. */
runCommand(async () => {
  const { args } = new Command('npm run test:mutation --').argument('[folders...]').parse();
  const named = args.map((folder) => folder.replace(/\/$/, ''));
  const unknown = named.find((folder) => !existsSync(folder));
  if (unknown) throw new Error(`There is no folder ${unknown}; give one such as lib/share.`);
  const rows = [];
  for (const folder of named.length > 0 ? named : allFolders) rows.push(await mutate(folder));
  console.table(rows);
  return 0;
});
