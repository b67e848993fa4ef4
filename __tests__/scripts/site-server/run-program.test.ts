/** @jest-environment node */
import { runProgram } from '@/scripts/site-server/run-program';

const runNode = (code: string) => runProgram(process.execPath, ['-e', code]);

it('gives the exit code of the program', async () => {
  expect(await runNode('process.exit(3)')).toBe(3);
});

it('counts an end by a signal as shells do', async () => {
  expect(await runNode("process.kill(process.pid, 'SIGTERM')")).toBe(128 + 15);
});

it('fails when there is no such program', async () => {
  await expect(runProgram('no-such-program', [])).rejects.toThrow('ENOENT');
});

it('leaves no signal listeners behind', async () => {
  const before = process.listenerCount('SIGINT');
  await runNode('');

  expect(process.listenerCount('SIGINT')).toBe(before);
});
