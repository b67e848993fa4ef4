import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { Command } from 'commander';
import { runCommand } from '../cli/run-command';
import { ENTRIES } from '../export/bundle-islands';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '../folders';

const islands = readdirSync(ENTRIES).map((file) => path.parse(file).name);

/** The default folders: lib without its content, and the code of the islands. */
const allFolders = [
  ...readdirSync('lib')
    .filter((name) => name !== 'content' && !path.extname(name))
    .map((name) => `lib/${name}`),
  ...['island', ...islands].map((name) => `components/${name}`),
];

const options: PartialStrykerOptions = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', path.join(import.meta.dirname, 'class-names.mjs')],
  ignorers: ['class-names'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Stryker finds most endless loops earlier, by counting iterations.
  timeoutMS: 10_000,
  ignorePatterns: [EXPORT_FOLDER, GENERATED_FOLDER, 'e2e', 'docs'],
  tempDirName: `${GENERATED_FOLDER}/stryker`,
  buildCommand: 'node scripts/mutation/measured-environments.mjs',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false },
};

/**
 * Mutates a folder's code and runs tests for each mutant: those of the same folder, so that
 * `__tests__/lib/share` proves `lib/share`, and those of the pages, which show most of what `lib`
 * computes. The tests of all users would find more, but take minutes for each mutant.
 *
 * @param folder relative to the project, without a final slash
 */
const mutate = (folder: string) =>
  new Stryker({
    ...options,
    mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*-style.ts'],
    jest: {
      configFile: 'jest.config.ts',
      // Stryker does not search for related tests, because it would read every file again for each mutant.
      enableFindRelatedTests: false,
      config: {
        testMatch: [folder, 'app'].map(
          (place) => `<rootDir>/__tests__/${place}/**/*.test.{ts,tsx}`,
        ),
      },
    },
    jsonReporter: { fileName: `${GENERATED_FOLDER}/mutation/${folder}.json` },
  }).runMutationTest();

/** `npm run test:mutation [-- <folder>…]`: finds changes of the code that no unit test notices. */
runCommand(async () => {
  const { args } = new Command('npm run test:mutation --').argument('[folders...]').parse();
  const named = args.map((folder) => folder.replace(/\/$/, ''));
  const unknown = named.find((folder) => !existsSync(folder));
  if (unknown) throw new Error(`There is no folder ${unknown}; give one such as lib/share.`);
  for (const folder of named.length > 0 ? named : allFolders) await mutate(folder);
  return 0;
});
