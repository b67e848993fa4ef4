import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './support/temporary-folder';

const { at, lay } = temporaryFolder();

/** What Node prints on a machine on which nothing is found but what is in the folder. */
function node(args: readonly string[], more: Record<string, string> = {}): string {
  const places = { PATH: at(), HOME: at(), PLAYWRIGHT_BROWSERS_PATH: at('playwright') };
  const env = { NODE_ENV: 'test' as const, ...places, ...more };
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' }).stdout.trim();
}

/** Whether there are tests for Firefox, and whether they go through our own program. */
const firefoxProject = (more?: Record<string, string>) =>
  node(
    [
      ...['--import', 'tsx', '-e'],
      `const { projects } = require('./playwright.config.ts').default;
      const { use } = projects.find(({ name }) => name === 'firefox') ?? {};
      console.log(use ? (use.launchOptions ? 'through our program' : 'as Playwright has it') : 'none');`,
    ],
    more,
  );

it('Firefox is tried where FIREFOX_PATH names one or Playwright has one, and not without', () => {
  expect(firefoxProject()).toBe('none');

  const own = { FIREFOX_PATH: at('firefox-140') };
  lay('firefox-140', '#!/bin/sh\n');
  chmodSync(own.FIREFOX_PATH, 0o755);
  expect(firefoxProject(own)).toBe('through our program');

  lay(path.relative(at(), node(['-p', `require('playwright').firefox.executablePath()`])), '');
  expect(firefoxProject()).toBe('as Playwright has it');
  expect(firefoxProject(own)).toBe('through our program');
});
