import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a program of scripts/ in a folder, without a terminal; one that hangs is killed. @param environment beside this one's */
export function runScript(
  script: string,
  cwd: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
) {
  const args = ['--import', require.resolve('tsx'), path.resolve('scripts', script), ...flags];
  const own = { TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...environment };
  const env = { ...process.env, ...own };
  const limit = { timeout: 15_000, killSignal: 'SIGKILL' } as const;
  return spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8', input: '', ...limit });
}
