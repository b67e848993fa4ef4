import { defineConfig, devices } from '@playwright/test';
import { type EngineName } from './e2e/engines/support/launch-engine';
import { type EngineOptions } from './e2e/engines/support/test';
import { findHeadlessShell } from './scripts/provision/find-chromium';
import { launchOptions } from './scripts/provision/launch-options';
import { firefox, isTried, webKit } from './scripts/provision/tools';

/** Where something counts that older engines lack: anchors, `closedby`, commands. */
const DEPENDS_ON_AGE = /engines\/(before-scripts|drawer|share|version-dialog)\.spec\.ts/;

const engineProject = (engine: EngineName) => ({
  name: engine,
  testMatch: engine === 'firefox of the floor' ? DEPENDS_ON_AGE : /e2e\/engines\/.*\.spec\.ts/,
  testIgnore: engine === 'webkit' ? [] : /engines\/webkit\//,
  // Once in some hundred steps WebKitGTK's driver stops answering for good; a new session helps,
  // and the run calls such a test flaky.
  ...(engine === 'webkit' && { retries: 1, timeout: 40_000 }),
  use: { engine },
});

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A merge does not wait for a busy machine's hiccup; the report calls such a test flaky. Who works
  // on one thing sees it fail.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // For a busy machine; a check that holds does not wait.
  expect: { timeout: 10_000 },
  timeout: 120_000,
  reporter: [['list'], ['./scripts/provision/not-tried-reporter.ts']],
  use: {
    launchOptions: launchOptions(findHeadlessShell()),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Recorded for nothing where all is well, at a third of the time: --trace=on has it.
    trace: 'off',
  },
  // A behaviour is tested on the devices where it differs, and on a computer where it does not.
  projects: [
    {
      // What the exported files say by themselves; needs no browser.
      name: 'export',
      testMatch: /export\/.*\.spec\.ts/,
    },
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
      // A computer's layout on a touch screen.
      name: 'tablet',
      testMatch: /tablet\/.*\.spec\.ts/,
      use: { ...devices['Galaxy Tab S9'] },
    },
    {
      name: 'no script',
      testMatch: /no-script\/.*\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], javaScriptEnabled: false },
    },
    {
      // The data of another owner, under a sub-path: `npm run build:rehearsal`.
      name: 'rehearsal',
      testMatch: /rehearsal\/.*\.spec\.ts/,
      use: { ...devices['Desktop Chrome'] },
    },
    {
      // Both exports on every web server that is there; needs no browser.
      name: 'hosts',
      testMatch: /hosts\/.*\.spec\.ts/,
    },
    // Other browsers than Chromium.
    ...(isTried(firefox) ? [engineProject('firefox'), engineProject('firefox of the floor')] : []),
    ...(isTried(webKit) ? [engineProject('webkit')] : []),
  ],
});
