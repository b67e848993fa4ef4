/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium, findHeadlessShell } from '@/scripts/provision/find-chromium';

const { env } = process;
let folder: string;
const fileOf = (name: string) => path.join(folder, name);
const install = (name: string) => writeFileSync(fileOf(name), '#!/bin/sh\n', { mode: 0o755 });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
  process.env = { ...env, PATH: folder, CHROMIUM_PATH: '' };
  jest.spyOn(chromium, 'executablePath').mockReturnValue(fileOf('playwrights'));
});
afterEach(() => {
  process.env = env;
  rmSync(folder, { recursive: true });
});

it('takes the browser that CHROMIUM_PATH names, else Playwright’s, else one on PATH', () => {
  expect(findChromium()).toBeUndefined();
  install('google-chrome');
  expect(findChromium()).toBe(fileOf('google-chrome'));
  install('playwrights');
  expect(findChromium()).toBe(fileOf('playwrights'));
  process.env.CHROMIUM_PATH = fileOf('mine');
  expect(findChromium).toThrow(/^CHROMIUM_PATH is «.*mine», but there is no such file\.$/);
  install('mine');
  expect(findChromium()).toBe(fileOf('mine'));
});

it('takes a headless shell unless Playwright’s browser is there or another was named', () => {
  expect(findHeadlessShell()).toBeUndefined();
  install('chromium-headless-shell');
  expect(findHeadlessShell()).toBe(fileOf('chromium-headless-shell'));
  process.env.CHROMIUM_PATH = fileOf('mine');
  expect(findHeadlessShell()).toBeUndefined();
  process.env.CHROMIUM_PATH = '';
  install('playwrights');
  expect(findHeadlessShell()).toBeUndefined();
});
