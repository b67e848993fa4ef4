/**
 * Reads this file where Node does not, before 22.18.
 *
 * @jest-config-loader esbuild-register
 */
import { createRequire } from 'node:module';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Older Node reads this file as CommonJS, newer as an ES module, which has no `require`. */
const { resolve } = createRequire(`${process.cwd()}/`);

const config: Config = {
  testEnvironment: 'jsdom',
  // Pictures are encoded and servers started for real, also on a busy machine.
  testTimeout: 20_000,
  // Jest would leave one processor free, which halves it on a machine with two.
  maxWorkers: '100%',
  // What a test puts in the place of a function is gone after it.
  restoreMocks: true,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The package throws outside of a server build. The copies of the builds use its folder above them.
    '^server-only$': resolve('server-only').replace(/index\.js$/, 'empty.js'),
  },
  modulePathIgnorePatterns: ['<rootDir>/(.next|out|.generated)/'],
  coverageDirectory: '.generated/coverage',
};

/** A package of ES modules only, which jest does not load as it is. */
const ES_MODULES = 'eyo-kernel';

async function withEsModules(): Promise<Config> {
  const { transformIgnorePatterns = [], ...rest } = await withNext(config)();
  return {
    ...rest,
    transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
      pattern.replace('/node_modules/', `/node_modules/(?!${ES_MODULES}/)`),
    ),
  };
}

export default withEsModules;
