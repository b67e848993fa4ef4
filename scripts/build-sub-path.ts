import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './cli/run-command';
import { runNpmScript } from './cli/run-program';
import { subPathBuild } from './sub-path-build';

/**
 * Builds the site a second time with other settings, for the browser tests that
 * prove that settings reach the pages. Run before the ordinary build, because
 * both use the folders `out/` and `.hosting/`.
 */
runCommand(async () => {
  const { directory, nginxConf, basePath, accountPort, siteUrl } = subPathBuild;
  const code = await runNpmScript('build', {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_API_URL: `http://127.0.0.1:${accountPort}`,
  });
  if (code !== 0) return code;
  await rm(directory, { recursive: true, force: true });
  await mkdir(path.dirname(directory), { recursive: true });
  await rename('out', directory);
  await rename('.hosting/nginx.conf', nginxConf);
  return 0;
});
