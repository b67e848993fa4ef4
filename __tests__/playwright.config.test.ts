import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A machine on which nothing is found. */
const env: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  PATH: folder,
  HOME: folder,
  PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'playwright'),
};

const node = (args: readonly string[], more: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { env: { ...env, ...more }, encoding: 'utf8' }).stdout;

/** Puts a program there that does nothing. */
function addStandIn(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

/** Whether there are tests for Firefox, and whether they go through our own program. */
function firefoxProject(more: Record<string, string> = {}) {
  const code = `
    const { projects } = require('./playwright.config.ts').default;
    const { use } = projects.find(({ name }) => name === 'firefox') ?? {};
    console.log(use ? (use.launchOptions ? 'through our program' : 'as Playwright has it') : 'none');`;
  return node(['--import', 'tsx', '-e', code], more).trim();
}

it('Firefox is tried where FIREFOX_PATH names one or Playwright has one, and not without', () => {
  expect(firefoxProject()).toBe('none');

  const own = addStandIn(path.join(folder, 'firefox-140'));
  expect(firefoxProject({ FIREFOX_PATH: own })).toBe('through our program');

  addStandIn(node(['-p', `require('playwright').firefox.executablePath()`]).trim());
  expect(firefoxProject()).toBe('as Playwright has it');
  expect(firefoxProject({ FIREFOX_PATH: own })).toBe('through our program');
});
