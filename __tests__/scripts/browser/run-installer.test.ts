/** @jest-environment node */
import { runInstaller } from '@/scripts/browser/run-installer';

const node = (code: string) => [process.execPath, '-e', code] as const;
const installer = (...commands: (readonly [string, ...string[]])[]) => ({ name: 'test', commands });

it('succeeds when every command does', async () => {
  expect(await runInstaller(installer(node(''), node('')))).toBe(true);
});

it('stops at the first command that fails', async () => {
  expect(await runInstaller(installer(node('process.exit(1)'), node('while (true);')))).toBe(false);
});

it('counts a missing program as a failure', async () => {
  expect(await runInstaller(installer(['no-such-program']))).toBe(false);
});

it('ends a command that takes too long', async () => {
  expect(await runInstaller(installer(node('setInterval(() => {}, 1000)')), 100)).toBe(false);
});
