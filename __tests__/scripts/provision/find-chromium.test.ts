/** @jest-environment node */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium, findHeadlessShell } from '@/scripts/provision/find-chromium';

const { env } = process;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'browser-'));
  process.env = { ...env, PATH: folder, CHROMIUM_PATH: '' };
  jest.spyOn(chromium, 'executablePath').mockReturnValue(path.join(folder, 'playwrights'));
});
afterEach(async () => {
  process.env = env;
  await rm(folder, { recursive: true });
});

async function install(name: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, '#!/bin/sh\n');
  await chmod(file, 0o755);
  return file;
}

it('takes the browser that CHROMIUM_PATH names, else Playwright’s, else one on PATH', async () => {
  expect(findChromium()).toBeUndefined();
  const onPath = await install('google-chrome');
  expect(findChromium()).toBe(onPath);
  const playwrights = await install('playwrights');
  expect(findChromium()).toBe(playwrights);
  process.env.CHROMIUM_PATH = await install('mine');
  expect(findChromium()).toBe(process.env.CHROMIUM_PATH);
});

it('names a CHROMIUM_PATH that does not exist instead of taking another', async () => {
  await install('chromium');
  process.env.CHROMIUM_PATH = '/opt/gone';
  expect(findChromium).toThrow('CHROMIUM_PATH is «/opt/gone», but there is no such file.');
});

it('takes a headless shell unless Playwright’s browser is there or another was named', async () => {
  expect(findHeadlessShell()).toBeUndefined();
  const shell = await install('chromium-headless-shell');
  expect(findHeadlessShell()).toBe(shell);
  await install('playwrights');
  expect(findHeadlessShell()).toBeUndefined();
  await rm(path.join(folder, 'playwrights'));
  process.env.CHROMIUM_PATH = await install('mine');
  expect(findHeadlessShell()).toBeUndefined();
});
