import { defineConfig, devices } from 'playwright/test';
import { engineOptions } from './e2e/engines/engine-project';
import { findHeadlessShell, launchOptions } from './scripts/test-tools/chromium';
import { firefox, isTested, oldChromiums, webKit } from './scripts/test-tools/tools';

const chromium = { launchOptions: launchOptions(findHeadlessShell()) };

/** What a visitor does, in every engine. The folder before it, because a tree may lie in one called «hosts». */
const VISITOR = /e2e\/visitor\/.*\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.generated/test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A merge does not wait for a busy machine's hiccup; the report calls such a test flaky. Who works
  // on one thing sees it fail.
  retries: process.env.CI ? 1 : 0,
  workers: '100%',
  // For a busy machine; a check that holds does not wait.
  expect: { timeout: 10_000 },
  timeout: 120_000,
  reporter: [['list'], ['./e2e/support/missing-tools-reporter.ts']],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Where all is well it is recorded for nothing, at a third of the time.
    trace: 'on-first-retry',
  },
  // A behaviour is tested on the devices where it differs, and on a computer where it does not.
  projects: [
    {
      // What the exported files say by themselves; needs no browser.
      name: 'export',
      testMatch: /e2e\/export\/.*\.spec\.ts/,
    },
    {
      name: 'chromium',
      testMatch: [VISITOR, /e2e\/(chromium|every-device)\/.*\.spec\.ts/],
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
    {
      // Fingers, which only Chromium has here.
      name: 'phone',
      testMatch: /e2e\/(phone|every-device)\/.*\.spec\.ts/,
      use: { ...devices['Pixel 7'], ...chromium },
    },
    {
      // The data of another owner, under a sub-path: `npm run build:dry-run`.
      name: 'dry-run',
      testMatch: /e2e\/dry-run\/.*\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
    {
      // Both exports on every web server that is there; needs no browser.
      name: 'hosts',
      testMatch: /e2e\/hosts\/.*\.spec\.ts/,
    },
    ...oldChromiums.filter(isTested).map(({ name, programs }) => ({
      name,
      testMatch: VISITOR,
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
