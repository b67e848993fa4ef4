import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'playwright/test';
import { EXAMPLE_TREE } from '../../scripts/shared/folders';

test('npm run dev serves the home page and answers unknown paths with 404', async ({ page }) => {
  const env = { ...process.env, PACKAGES: 'shared' };
  // npm, its shell and the command form one process group, so that the test can stop them all.
  const options = { cwd: EXAMPLE_TREE, env, detached: true };
  const dev = spawn('npm', ['run', 'dev', '--', '--port=0'], options);
  const ended = once(dev, 'exit');
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (output += text));
  const address = () => /Local: +(http:\S+)/.exec(output)?.[1] ?? dev.exitCode;
  try {
    await expect.poll(address, { timeout: 60_000 }).toMatch(/^http:/);
    expect((await page.goto(String(address())))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop');
    await expect(page.locator('html')).toHaveAttribute('data-input');
    expect((await page.goto(`${address()}/no-such-page/`))?.status()).toBe(404);
  } finally {
    if (dev.exitCode === null) process.kill(-dev.pid!);
    await ended;
  }
});
