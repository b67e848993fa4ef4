import { constants, existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { runCommand } from './cli/run-command';
import { runNpmScript } from './cli/run-program';
import { untilStopSignal } from './cli/stop-signal';
import { type SiteFlags, siteCommand } from './fake-account-service/site-command';
import { startAccount } from './fake-account-service/start-account';
import { EXPORT_FOLDER } from './folders';
import { startSite } from './site-server/start-site';
import { parseSettings } from '@/lib/settings/parse';

const HOST = 'localhost';

const command = siteCommand(
  'start',
  'builds the export and serves it together with a fake account service',
).option('--no-build', 'serves what was built before');

runCommand(async () => {
  const flags = command.parse().opts<SiteFlags & { readonly build: boolean }>();
  const { port, account: mode } = flags;
  // The same files that `next build` reads, or the sub-path would be known to one of them only.
  loadEnvConfig(process.cwd());
  const { basePath, apiUrl, siteName } = parseSettings(process.env);
  const account = { mode, product: siteName, log: console.log };
  const isElsewhere = mode === 'no-cors' && apiUrl === '';
  if (isElsewhere && !flags.build) {
    throw new Error('--account=no-cors needs a build, so that pages ask another origin.');
  }

  // A copy, so that no later build takes files away from under open pages.
  const copy = await mkdtemp(path.join(tmpdir(), 'site-'));
  const running: { close(): Promise<void> }[] = [];
  try {
    // Before the build, which is in vain when the port is taken.
    const site = await startSite({ directory: copy, basePath, host: HOST, port, account });
    running.push(site);
    const service = isElsewhere
      ? await startAccount({
          ...account,
          host: HOST,
          port: flags.accountPort,
          portSetting: '--account-port',
          siteUrl: site.url,
        })
      : undefined;
    if (service) running.push(service);

    if (flags.build) {
      const code = await runNpmScript('build', service && { NEXT_PUBLIC_API_URL: service.url });
      if (code !== 0) return code;
    }
    if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
      throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
    }
    await cp(EXPORT_FOLDER, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });

    console.log(`\nThe site is at ${site.url}/`);
    if (service) {
      console.log(
        `${EXPORT_FOLDER}/ asks ${service.url} now: build it again before you publish it.`,
      );
    }
    console.log(
      apiUrl === ''
        ? `Emails of the fake account service (mode: ${mode}) are printed here.`
        : `The account service is at ${apiUrl} (NEXT_PUBLIC_API_URL); the fake gets no requests.`,
    );
    console.log('Ctrl+C stops it.\n');
    await untilStopSignal();
    return 0;
  } finally {
    for (const server of running) await server.close();
    await rm(copy, { recursive: true });
  }
});
