import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser/launch-options';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // For a busy machine; a check that holds does not wait.
  expect: { timeout: 10_000 },
  timeout: 60_000,
  reporter: [['list']],
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
  ],
});
