import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { startTestSite } from '../support/site';
import { pathsAndUnknown } from '@/e2e/support/page-paths';

/** Paths of WebKitGTK's MiniBrowser on Debian and Fedora; it is not on PATH. */
const places = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

// This test starts MiniBrowser without a driver, because with a driver it would not print the HTML parser's
// messages about the Content-Security-Policy.
test('no page causes a message in WebKit’s console', async ({}, info) => {
  const program = places.find(existsSync);
  if (!program) throw new Error(`MiniBrowser is at none of ${places.join(', ')}.`);
  // This page loads all other pages in a frame. At the end, it sends a request to the account service.
  const tour = `<!doctype html><iframe></iframe><script type="module">
    const frame = document.querySelector('iframe');
    for (const path of ${JSON.stringify(pathsAndUnknown)}) {
      await new Promise((resolve) => { frame.onload = resolve; frame.src = path; });
    }
    new Image().src = '/acc/ConfirmDeletion';
  </script>`;
  const { url, account, close } = await startTestSite("base-uri 'none'", tour);
  await mkdir(info.outputDir, { recursive: true });
  const env = { ...process.env, HOME: info.outputDir, TMPDIR: info.outputDir };
  const options = ['--enable-write-console-messages-to-stdout=true', `${url}/tour`];
  // A process group lets the test stop the browser together with its virtual screen.
  const browser = spawn('xvfb-run', ['-a', program, ...options], { env, detached: true });
  let output = '';
  for (const stream of [browser.stdout, browser.stderr])
    stream.on('data', (text) => (output += text));
  try {
    await expect.poll(() => account.requests.length, { timeout: 60_000 }).toBeGreaterThan(0);
  } finally {
    process.kill(-browser.pid!);
    await Promise.all([once(browser, 'close'), close()]);
  }
  // `/no-such-page/` has status 404, which the console reports.
  const isMessage = (line: string) => line.includes('CONSOLE') && !line.includes('404');
  expect(output.split('\n').filter(isMessage)).toEqual([]);
});
