import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The project's folder, read before a test changes the current one. */
const project = process.cwd();

/** Runs a script in a folder without a terminal, and kills it after 15 s. @param environment variables to add */
export function runScript(
  script: string,
  cwd: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
) {
  const args = [
    '--import',
    require.resolve('tsx'),
    path.join(project, 'scripts', script),
    ...flags,
  ];
  const own = { TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'), ...environment };
  const env = { ...process.env, ...own };
  const limit = { timeout: 15_000, killSignal: 'SIGKILL' } as const;
  return spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8', input: '', ...limit });
}
