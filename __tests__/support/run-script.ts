import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The project's folder, stored before a test changes the current folder. */
const project = process.cwd();

/** Runs a script in the folder `cwd`. The script has no terminal, and is killed if it takes longer than 4 minutes. */
export function runScript(script: string, cwd: string) {
  const args = ['--import', require.resolve('tsx'), path.join(project, 'scripts', script)];
  const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json') };
  const limit = { timeout: 240_000, killSignal: 'SIGKILL' } as const;
  return spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8', input: '', ...limit });
}
