import path from 'node:path';
import { defineConfig, devices, type PlaywrightTestProject } from 'playwright/test';
import { launchOptions } from './scripts/develop/test-tools/tools';

/** Options for a Chromium that uses fonts of `node_modules` on Linux, and the system's where there is no fontconfig. */
const withFonts = (set: 'usual' | 'wide') => ({
  ...launchOptions(),
  env: { ...process.env, FONTCONFIG_FILE: path.resolve('e2e/fonts', `${set}.conf`) },
});

/** Tests for every browser engine. `e2e` is included, because the project may be in a folder called `visitor`. */
const VISITOR = /e2e\/visitor\/.*\.spec\.ts/;

/** Only behaviour that depends on the device is tested on several devices. */
const chromiumProjects: readonly PlaywrightTestProject[] = [
  {
    name: 'chromium',
    testMatch: [VISITOR, /e2e\/(chromium|every-device)\/.*\.spec\.ts/],
    // e2e/every-device/every-page.spec.ts checks the same in Chromium.
    testIgnore: /page-width-and-console/,
    use: { ...devices['Desktop Chrome'], launchOptions: withFonts('usual') },
  },
  {
    // Tests with touch, which Playwright supports in Chromium only.
    name: 'phone',
    testMatch: /e2e\/(phone|every-device)\/.*\.spec\.ts/,
    use: { ...devices['Pixel 7'], launchOptions: withFonts('usual') },
  },
  {
    // Tests of a site with another owner's content under a sub-path (`npm run build:tests`).
    name: 'second-owner',
    testMatch: /e2e\/second-owner\/.*\.spec\.ts/,
    use: { ...devices['Desktop Chrome'], launchOptions: withFonts('usual') },
  },
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: path.resolve('scripts/develop/test-tools/global-setup.ts'),
  outputDir: '.generated/test-results',
  fullyParallel: true,
  forbidOnly: true,
  // In CI a failed test runs once more, because the machine may be busy.
  retries: process.env.CI ? 1 : 0,
  workers: '100%',
  // The timeouts are long enough for a busy machine. They slow down only tests that fail.
  expect: { timeout: 10_000 },
  timeout: 120_000,
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Recording all tests would make up about a third of the running time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      // Tests of the exported files, without a browser.
      name: 'export',
      testMatch: /e2e\/export\/.*\.spec\.ts/,
    },
    {
      // Tests of both exports on every installed web server, without a browser.
      name: 'hosts',
      testMatch: /e2e\/hosts\/.*\.spec\.ts/,
    },
    ...chromiumProjects,
    // Tests that depend on the width of letters run again in wide fonts.
    ...chromiumProjects.map((project) => ({
      ...{ ...project, name: `${project.name}-wide`, grep: /@fonts/ },
      use: { ...project.use, launchOptions: withFonts('wide') },
    })),
    // `npm run test:engines` starts these two, in Playwright's own builds.
    { name: 'firefox', testMatch: VISITOR, use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: VISITOR, use: { browserName: 'webkit' } },
  ],
});
