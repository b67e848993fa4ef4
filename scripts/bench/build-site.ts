import { runProgram } from '../cli/run-program';

/** Builds the site in a folder. @returns seconds. @throws Error when it fails */
export async function buildSite(directory: string): Promise<number> {
  const start = performance.now();
  const code = await runProgram('npm run build', [], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  });
  if (code !== 0) throw new Error(`The site in ${directory} could not be built.`);
  return (performance.now() - start) / 1000;
}
