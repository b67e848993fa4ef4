import { constants, existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { HOST, listen, type RunningServer } from '../cli/listen';
import { runCommand } from '../cli/run-command';
import { runProgram, untilStopSignal } from '../cli/run-program';
import { createAccountService, startAccount } from '../fake-account-service/service';
import { EXPORT_FOLDER } from '../folders';
import { accountNotice, type SiteFlags, siteCommand } from './command';
import { createStaticFiles } from './static-files';
import { parseSettings } from '@/lib/settings/parse';

const command = siteCommand(
  'start',
  'builds the export and serves it together with a fake account service',
).option('--no-build', 'serves what was built before');

runCommand(async () => {
  const flags = command.parse().opts<SiteFlags & { readonly build: boolean }>();
  const { port, account: mode, accountPort, build } = flags;
  // The same files that `next build` reads, or the sub-path would be known to one of them only.
  loadEnvConfig(process.cwd());
  const { basePath, apiUrl, siteName, hsts } = parseSettings(process.env);
  const options = { mode, siteName, log: console.log };
  const isElsewhere = mode === 'no-cors' && apiUrl === '';
  if (isElsewhere && !build) {
    throw new Error('--account=no-cors needs a build, so that pages ask another origin.');
  }

  // A copy, so that no later build removes files under open pages.
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  const running: RunningServer[] = [];
  try {
    // Before the build, which is in vain when the port is taken.
    const account = createAccountService({ ...options, siteUrl: basePath });
    const files = createStaticFiles(directory, basePath, hsts);
    const site = await listen(
      (request, response) => {
        if (!account.handle(request, response)) files(request, response);
      },
      { host: HOST, port },
    );
    running.push(site);
    const url = site.origin + basePath;
    const service = isElsewhere && (await startAccount({ ...options, siteUrl: url }, accountPort));
    if (service) running.push(service);

    if (build) {
      const env = { ...process.env, ...(service && { NEXT_PUBLIC_API_URL: service.origin }) };
      const code = await runProgram('npm run build', [], { shell: true, env });
      if (code !== 0) return code;
    }
    if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
      throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
    }
    await cp(EXPORT_FOLDER, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });

    const warning = service
      ? `${EXPORT_FOLDER}/ asks ${service.origin} now: build it again before you publish it.\n`
      : '';
    const fake = `Emails of the fake account service (mode: ${mode}) are printed here.`;
    console.log(`\nThe site is at ${url}/\n${warning}${accountNotice(apiUrl, fake)}`);
    console.log('Ctrl+C stops it.\n');
    await untilStopSignal();
    return 0;
  } finally {
    for (const server of running) await server.close();
    await rm(directory, { recursive: true });
  }
});
