import { createRequire } from 'node:module';
import nextJest from 'next/jest.js';

// Copies of the project under .generated/ use our node_modules.
const { resolve } = createRequire(import.meta.url);

/** @type {import('jest').Config} */
const config = {
  // Tests encode real pictures and start real servers, which is slow on a busy machine.
  testTimeout: 300_000,
  // By default jest leaves one processor unused.
  maxWorkers: '100%',
  restoreMocks: true,
  // As paths, because a glob or an expression with `<rootDir>` fails in a folder whose name has `[1]` or `!`.
  roots: ['__tests__', 'app', 'components', 'e2e', 'lib', 'scripts'].map((it) => `<rootDir>/${it}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    // jest cannot load the ES module of `marked`.
    '^marked$': resolve('marked').replace(/\.esm\.js$/, '.umd.js'),
    '^@/(.*)$': '<rootDir>/$1',
  },
  coverageDirectory: '.generated/coverage',
};

export default nextJest({ dir: './' })(config);
