import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a program of scripts/ in a folder, without a terminal. @param environment beside this one's */
export const runScript = (script: string, cwd: string, environment: Record<string, string> = {}) =>
  spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), path.resolve('scripts', script)],
    {
      cwd,
      encoding: 'utf8',
      input: '',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...environment },
    },
  );
