import path from 'node:path';
import { defineConfig, devices, type PlaywrightTestProject } from 'playwright/test';
import { launchOptions } from './scripts/develop/test-tools/tools';

/** Options for a Chromium that uses fonts of `node_modules` on Linux, and the system's where there is no fontconfig. */
const withFonts = (set: 'usual' | 'wide') => ({
  ...launchOptions(),
  env: { ...process.env, FONTCONFIG_FILE: path.resolve('e2e/fonts', `${set}.conf`) },
});

/** Matches the tests in folders of `e2e`, but not the project's own folder if that is called `visitor`, for example. */
const testsIn = (folders: string) => new RegExp(`e2e/(${folders})/.*\\.spec\\.ts`);

/** Only behaviour that depends on the device is tested on several devices. */
const chromiumProjects: readonly PlaywrightTestProject[] = [
  {
    name: 'chromium',
    testMatch: testsIn('visitor|chromium|every-device'),
    // e2e/every-device/every-page.spec.ts checks the same in Chromium.
    testIgnore: /page-width-and-console/,
    use: devices['Desktop Chrome'],
  },
  { name: 'phone', testMatch: testsIn('phone|every-device'), use: devices['Pixel 7'] },
  { name: 'second-owner', testMatch: testsIn('second-owner'), use: devices['Desktop Chrome'] },
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
    { name: 'export', testMatch: testsIn('export') },
    { name: 'hosts', testMatch: testsIn('hosts') },
    ...chromiumProjects.map((project) => ({
      ...project,
      use: { ...project.use, launchOptions: withFonts('usual') },
    })),
    // Tests that depend on the width of letters run again in wide fonts.
    ...chromiumProjects.map((project) => ({
      ...{ ...project, name: `${project.name}-wide`, grep: /@fonts/ },
      use: { ...project.use, launchOptions: withFonts('wide') },
    })),
    // `npm run test:engines` starts these two, in Playwright's own builds.
    { name: 'firefox', testMatch: testsIn('visitor'), use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: testsIn('visitor'), use: { browserName: 'webkit' } },
  ],
});
