import { defineConfig, devices } from '@playwright/test';
import { type EngineName } from './e2e/engines/support/launch-engine';
import { type EngineOptions } from './e2e/engines/support/test';
import { areDemanded, firefox, findEngine, webKit, type Engine } from './scripts/browser/engines';
import { launchOptions } from './scripts/browser/launch-options';
import { findProgram } from './scripts/cli/find-program';

/** Where an engine is demanded, its tests run and fail; elsewhere a missing one is left out. */
const isTried = (engine: Engine) => areDemanded() || findEngine(engine, findProgram) !== undefined;

const engineProject = (engine: EngineName) => ({
  name: engine === 'chromium' ? 'chromium among engines' : engine,
  testMatch: /e2e\/engines\/.*\.spec\.ts/,
  testIgnore: engine === 'webkit' ? [] : /engines\/webkit\//,
  use: { engine },
});

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // For a busy machine; a check that holds does not wait.
  expect: { timeout: 10_000 },
  timeout: 60_000,
  reporter: [['list'], ['./scripts/browser/not-tried-reporter.ts']],
  use: {
    launchOptions: launchOptions(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: /(desktop|every-device)\/.*\.spec\.ts/,
      use: { ...devices['Desktop Chrome'] },
    },
    {
      name: 'phone',
      testMatch: /(phone|every-device)\/.*\.spec\.ts/,
      use: { ...devices['Pixel 7'] },
    },
    {
      name: 'tablet',
      testMatch: /(tablet|every-device)\/.*\.spec\.ts/,
      use: { ...devices['Galaxy Tab S9'] },
    },
    {
      name: 'no script, desktop',
      testMatch: /no-script\/.*\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], javaScriptEnabled: false },
    },
    {
      name: 'no script, phone',
      testMatch: /no-script\/.*\.spec\.ts/,
      use: { ...devices['Pixel 7'], javaScriptEnabled: false },
    },
    {
      // The data of another owner: `npm run build:rehearsal`.
      name: 'rehearsal',
      testMatch: /rehearsal\/.*\.spec\.ts/,
      use: { ...devices['Desktop Chrome'] },
    },
    {
      name: 'sub-path',
      testMatch: /sub-path\/.*\.spec\.ts/,
      // One service at a time can have the port that the build was told.
      workers: 1,
      use: { ...devices['Desktop Chrome'] },
    },
    engineProject('chromium'),
    ...(isTried(firefox) ? [engineProject('firefox'), engineProject('firefox of the floor')] : []),
    ...(isTried(webKit) ? [engineProject('webkit')] : []),
  ],
});
