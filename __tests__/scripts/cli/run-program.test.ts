/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runProgram } from '@/scripts/cli/run-program';

it.each([
  ['exit 3', 3],
  ['kill $$', 128 + 15],
])('tells of «%s» by %i, as shells do', async (line, code) => {
  expect(await runProgram('sh', ['-c', line])).toBe(code);
});

it('passes a request to stop on to all that the program has started, however early it comes', async () => {
  // Busy from the moment when the program starts until its input ends, and with it the shell's
  // node, which ends by itself so that nothing is left behind when the request gets lost.
  const code = `
    const programs = require('node:child_process');
    const { spawn } = programs;
    programs.spawn = (...args) => {
      const child = spawn(...args);
      require('node:fs').readSync(0, Buffer.alloc(1));
      return child;
    };
    const { runProgram } = require('./scripts/cli/run-program');
    runProgram('sh', ['-c', 'node -e "console.log(1); setTimeout(console.log, 9000, 2)"; true']);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { timeout: 15_000 });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  child.stdin.end();
  // It comes when nobody holds the output any more, grandchildren included.
  await once(child, 'close');

  expect(output).toBe('1\n');
});
