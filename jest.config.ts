/**
 * How jest loads this file where Node itself cannot, before 22.18.
 *
 * @jest-config-loader esbuild-register
 */
import { createRequire } from 'node:module';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/**
 * `require` for both: older Node loads this file as CommonJS, newer Node as an ES module without
 * `require`.
 */
const { resolve } = createRequire(`${process.cwd()}/`);

const config: Config = {
  // Tests encode real pictures and start real servers, also on a busy machine.
  testTimeout: 20_000,
  // Jest would leave one processor free, which halves it on a machine with two.
  maxWorkers: '100%',
  // Mocks and spies are removed after each test.
  restoreMocks: true,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The package throws outside of a server build. A copy of the tree uses the packages of a
    // folder above it.
    '^server-only$': resolve('server-only').replace(/index\.js$/, 'empty.js'),
  },
  modulePathIgnorePatterns: ['<rootDir>/(.next|out|.generated)/'],
  coverageDirectory: '.generated/coverage',
};

/** Packages that are ES modules only, which jest does not load untransformed. */
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
