import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian and Fedora keep the browser that comes with the engine; it is not on PATH. */
const places = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/**
 * Opens an address in MiniBrowser without a driver, because only so it writes its whole console,
 * with what its parser says of the policy.
 *
 * @param finished when the page has done all that it is to be watched for
 * @returns lines of the console, without those for people
 */
export async function consoleOfWebKit(url: string, finished: Promise<void>): Promise<string[]> {
  const program = places.find(existsSync);
  if (!program) throw new Error(`MiniBrowser is at none of ${places.join(', ')}.`);
  const options = ['--enable-write-console-messages-to-stdout=true', url];
  const home = await mkdtemp(path.join(tmpdir(), 'minibrowser-'));
  const env = { ...process.env, HOME: home, TMPDIR: home };
  // A group of its own, whose end is the end of the screen, too.
  const browser = spawn('xvfb-run', ['-a', program, ...options], { env, detached: true });
  let output = '';
  for (const stream of [browser.stdout, browser.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  try {
    await finished;
  } finally {
    process.kill(-browser.pid!);
    await once(browser, 'close');
    await rm(home, { recursive: true });
  }
  return output.split('\n').filter((line) => line.includes('CONSOLE'));
}
