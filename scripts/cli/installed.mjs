import { execSync } from 'node:child_process';

/*
 * For commands that may be somebody's first: `node --import ./scripts/cli/installed.mjs scripts/site-server/start.ts`
 * installs the packages where one is missing or of another version, then lets Node run TypeScript.
 */

function areInstalled() {
  try {
    execSync('npm ls --depth=0', { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// A copy of the tree shares the packages above it.
if (process.env.PACKAGES !== 'shared' && !areInstalled()) {
  execSync('npm ci --loglevel=error', { stdio: 'inherit' });
}
await import('tsx');
