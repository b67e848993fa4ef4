import { createRequire } from 'node:module';
import { runProgram } from '../cli/run-program';

export interface BuildStep {
  readonly name: string;
  readonly seconds: number;
}

const next = createRequire(`${process.cwd()}/`).resolve('next/dist/bin/next');

/** The two halves of `npm run build`. */
const steps = [
  ['next build', [next, 'build']],
  ['scripts/export', ['--import', 'tsx', 'scripts/export/index.ts']],
] as const;

/** Builds the tree in a folder and tells how long each step took. @throws Error when one fails */
export async function timedBuild(directory: string): Promise<BuildStep[]> {
  const times: BuildStep[] = [];
  for (const [name, args] of steps) {
    const start = performance.now();
    const code = await runProgram(process.execPath, args, {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (code !== 0) throw new Error(`«${name}» failed in ${directory}.`);
    times.push({ name, seconds: (performance.now() - start) / 1000 });
  }
  return times;
}
