import { runProgram } from '../cli/run-program';

/** Builds the tree in a folder. @returns seconds. @throws Error when it fails */
export async function buildSite(directory: string): Promise<number> {
  const start = performance.now();
  const code = await runProgram('npm', ['run', 'build'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`The site in ${directory} could not be built.`);
  return (performance.now() - start) / 1000;
}
