import { spawn } from 'node:child_process';
import { once } from 'node:events';

it('a second stop signal ends the process', async () => {
  const waiting = `
    const { untilStopSignal } = require('./scripts/shared/run-program.ts');
    setInterval(() => {}, 1000);
    untilStopSignal().then(() => console.log('stopping'));
    console.log('waiting');`;
  const child = spawn('node', ['--import', 'tsx', '-e', waiting]);
  const exit = once(child, 'exit');
  try {
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(String(await once(child.stdout, 'data'))).toBe('stopping\n');
    child.kill('SIGTERM');
    expect(await exit).toEqual([null, 'SIGTERM']);
  } finally {
    child.kill('SIGKILL');
  }
});
