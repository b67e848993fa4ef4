import { runProgram } from '@/scripts/shared/run-program';

it('if the system ends a program, a sentence names the signal and memory', async () => {
  const running = runProgram(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"]);
  await expect(running).rejects.toThrow(/^Система остановила .* \(SIGKILL\): .*памяти; .*\.$/);
});
