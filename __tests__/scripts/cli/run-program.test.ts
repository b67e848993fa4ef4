/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runProgram } from '@/scripts/cli/run-program';

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

it('passes a request to stop on to what the program has started, too', async () => {
  const code = `
    const { runProgram } = require('./scripts/cli/run-program');
    runProgram('sh', ['-c', 'node -e "console.log(1); setInterval(() => {}, 1000)"; true']);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  // It comes when nobody holds the output any more, grandchildren included.
  await once(child, 'close');
});
