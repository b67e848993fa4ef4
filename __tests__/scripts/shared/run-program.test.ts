import { runQuietly } from '@/scripts/shared/run-program';

const run = (code: string) => runQuietly(process.execPath, ['-e', code]);

it('if the system ends a program, or a program that it runs, a sentence names the signal and memory', async () => {
  const sentence = /^Система остановила работу \(SIGKILL\): [^\n]*памяти; [^\n]*\.$/;
  await expect(run("process.kill(process.pid, 'SIGKILL')")).rejects.toThrow(sentence);
  const worker =
    "console.log('worker exited with code: null and signal: SIGKILL'); process.exit(1)";
  await expect(run(worker)).rejects.toThrow(sentence);
});
