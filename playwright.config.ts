import { defineConfig, devices } from 'playwright/test';
import { engineOptions } from './e2e/engines/engine-project';
import { launchOptions } from './scripts/develop/test-tools/chromium';
import { firefox, isTested, oldChromiums, webKit } from './scripts/develop/test-tools/tools';

const chromium = { launchOptions: launchOptions() };

/**
 * Tests that run in every engine. With the parent folder, because the project itself may be in a
 * folder called «hosts».
 */
const VISITOR = /e2e\/visitor\/.*\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.generated/test-results',
  fullyParallel: true,
  forbidOnly: true,
  // In CI a delay on a busy machine must not stop a merge; the report calls such a test flaky. On a
  // developer's machine a test fails at once.
  retries: process.env.CI ? 1 : 0,
  workers: '100%',
  // Long enough for a busy machine; an expectation that holds does not wait.
  expect: { timeout: 10_000 },
  timeout: 120_000,
  reporter: [['list'], ['./e2e/support/missing-tools-reporter.ts']],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Recording a trace of a test that passes would take a third of the time.
    trace: 'on-first-retry',
  },
  // A behaviour is tested on the devices where it differs, and on a computer where it does not.
  projects: [
    {
      // Tests of the exported files; no browser needed.
      name: 'export',
      testMatch: /e2e\/export\/.*\.spec\.ts/,
    },
    {
      name: 'chromium',
      testMatch: [VISITOR, /e2e\/(chromium|every-device)\/.*\.spec\.ts/],
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
    {
      // Touch, which only Chromium supports here.
      name: 'phone',
      testMatch: /e2e\/(phone|every-device)\/.*\.spec\.ts/,
      use: { ...devices['Pixel 7'], ...chromium },
    },
    {
      // A site with another owner's data, under a sub-path: `npm run build:dry-run`.
      name: 'dry-run',
      testMatch: /e2e\/dry-run\/.*\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
    {
      // Both exports on every installed web server; no browser needed.
      name: 'hosts',
      testMatch: /e2e\/hosts\/.*\.spec\.ts/,
    },
    ...oldChromiums.filter(isTested).map(({ name, programs }) => ({
      name,
      testMatch: [VISITOR, /e2e\/chromium\/print\.spec\.ts/],
      use: { ...devices['Desktop Chrome'], launchOptions: launchOptions(programs[0]?.[0]) },
    })),
    ...(isTested(firefox)
      ? [{ name: 'firefox', testMatch: VISITOR, use: engineOptions('firefox') }]
      : []),
    ...(isTested(webKit)
      ? [
          {
            name: 'webkit',
            testMatch: [VISITOR, /e2e\/webkit\/.*\.spec\.ts/],
            use: engineOptions('webkit'),
          },
        ]
      : []),
  ],
});
