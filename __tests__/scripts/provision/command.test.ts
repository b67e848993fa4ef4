/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const run = (chromiumPath: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/provision/index.ts'], {
    env: { ...process.env, CHROMIUM_PATH: chromiumPath },
    encoding: 'utf8',
  });

it('a browser that is asked for by name and does not start is neither replaced nor passed over', () => {
  const { status, stdout, stderr } = run(process.execPath);

  expect(status).toBe(1);
  expect(stderr).toContain(`${process.execPath} is there, but it does not start:\n`);
  expect(stderr).toContain('npx playwright install --with-deps chromium');
  expect(stdout).not.toContain('Trying');
});
