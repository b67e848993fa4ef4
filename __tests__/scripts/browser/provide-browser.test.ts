/** @jest-environment node */
import type { Chromium } from '@/scripts/browser/find-chromium';
import type { Installer } from '@/scripts/browser/installers';
import { provideBrowser } from '@/scripts/browser/provide-browser';

const download: Installer = { name: 'download', commands: [] };
const apt: Installer = { name: 'apt', commands: [] };

/** A machine where `found` is there, `installs` can be put there, and `broken` do not start. */
function machine(
  found: Chromium[],
  installs: Record<string, Chromium> = {},
  broken: string[] = [],
) {
  const installed = [...found];
  const tried: string[] = [];
  const lines: string[] = [];
  const provide = () =>
    provideBrowser({
      find: () => installed.at(-1),
      tryLaunch: async (file) => (broken.includes(file) ? 'libnss3.so is missing' : undefined),
      installers: [download, apt],
      runInstaller: async ({ name }) => {
        tried.push(name);
        const chromium = installs[name];
        if (chromium) installed.push(chromium);
        return chromium !== undefined;
      },
      print: (line) => lines.push(line),
    });
  return { provide, tried, lines };
}

const system: Chromium = { executablePath: '/usr/bin/chromium', source: 'system' };
const downloaded: Chromium = { executablePath: '/cache/chrome', source: 'Playwright' };

it('installs nothing when there is a browser that starts', async () => {
  const { provide, tried } = machine([system]);

  expect(await provide()).toBe(system);
  expect(tried).toEqual([]);
});

it('tries one installer after another until there is a browser', async () => {
  const { provide, tried, lines } = machine([], { apt: system });

  expect(await provide()).toBe(system);
  expect(tried).toEqual(['download', 'apt']);
  expect(lines.join('\n')).toContain('download did not work');
});

it('looks for another when the one it found does not start', async () => {
  const { provide, tried } = machine([system], { download: downloaded }, [system.executablePath]);

  expect(await provide()).toBe(downloaded);
  expect(tried).toEqual(['download']);
});

it('says what is missing and what helps when nothing worked', async () => {
  const { provide } = machine([]);

  await expect(provide()).rejects.toThrow(/no Chromium on this machine[^]*playwright install/);
});

it('gives the reason of a browser that does not start', async () => {
  const { provide } = machine([], { download: downloaded }, [downloaded.executablePath]);

  await expect(provide()).rejects.toThrow(
    /\/cache\/chrome is there, but it does not start:\nlibnss3\.so is missing/,
  );
});

it('does not replace a browser that was asked for by name', async () => {
  const chosen: Chromium = { executablePath: '/opt/mine', source: 'CHROMIUM_PATH' };
  const { provide, tried } = machine([chosen], {}, ['/opt/mine']);

  await expect(provide()).rejects.toThrow('/opt/mine is there, but it does not start');
  expect(tried).toEqual([]);
});
