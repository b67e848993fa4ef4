import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a program of scripts/ in a folder, without a terminal; one that hangs is killed. @param environment beside this one's */
export const runScript = (script: string, cwd: string, environment: Record<string, string> = {}) =>
  spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), path.resolve('scripts', script)],
    {
      cwd,
      encoding: 'utf8',
      timeout: 15_000,
      killSignal: 'SIGKILL',
      input: '',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...environment },
    },
  );
