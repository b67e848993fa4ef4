import { constants, existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { runCommand } from '../cli/run-command';
import { runNpmScript, untilStopSignal } from '../cli/run-program';
import { createAccountService, startAccount } from '../fake-account-service/service';
import { EXPORT_FOLDER } from '../folders';
import { accountNotice, HOST, type SiteFlags, siteCommand } from './command';
import { startSite } from './start-site';
import { parseSettings } from '@/lib/settings/parse';

const command = siteCommand(
  'start',
  'builds the export and serves it together with a fake account service',
).option('--no-build', 'serves what was built before');

runCommand(async () => {
  const flags = command.parse().opts<SiteFlags & { readonly build: boolean }>();
  const { port, account: mode } = flags;
  // The same files that `next build` reads, or the sub-path would be known to one of them only.
  loadEnvConfig(process.cwd());
  const { basePath, apiUrl, siteName, hsts } = parseSettings(process.env);
  const options = { mode, product: siteName, log: console.log };
  const isElsewhere = mode === 'no-cors' && apiUrl === '';
  if (isElsewhere && !flags.build) {
    throw new Error('--account=no-cors needs a build, so that pages ask another origin.');
  }

  // A copy, so that no later build removes files under open pages.
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  const running: { close(): Promise<void> }[] = [];
  try {
    // Before the build, which is in vain when the port is taken.
    const account = createAccountService({ ...options, siteUrl: basePath });
    const site = await startSite({ directory, basePath, hsts, host: HOST, port, account });
    running.push(site);
    const service =
      isElsewhere &&
      (await startAccount(
        { ...options, siteUrl: site.url },
        { host: HOST, port: flags.accountPort, portSetting: '--account-port' },
      ));
    if (service) running.push(service);

    if (flags.build) {
      const env = service ? { NEXT_PUBLIC_API_URL: service.url } : undefined;
      const code = await runNpmScript('build', env);
      if (code !== 0) return code;
    }
    if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
      throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
    }
    await cp(EXPORT_FOLDER, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });

    const warning = service
      ? `${EXPORT_FOLDER}/ asks ${service.url} now: build it again before you publish it.\n`
      : '';
    const fake = `Emails of the fake account service (mode: ${mode}) are printed here.`;
    console.log(`\nThe site is at ${site.url}/\n${warning}${accountNotice(apiUrl, fake)}`);
    console.log('Ctrl+C stops it.\n');
    await untilStopSignal();
    return 0;
  } finally {
    for (const server of running) await server.close();
    await rm(directory, { recursive: true });
  }
});
