import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { runCommand } from './site-server/run-command';
import { runProgram } from './site-server/run-program';
import { readStartFlags } from './site-server/start-flags';
import { startSite } from './site-server/start-site';
import { untilStopSignal } from './site-server/stop-signal';
import { parseSettings } from '@/lib/settings/parse';

const EXPORT_FOLDER = 'out';
const OUTBOX_FOLDER = '.outbox';

/** `npm start`: builds the export and serves it together with the stand-in account service. */
runCommand(async () => {
  const { port, mode, build } = readStartFlags(process.argv.slice(2), process.env);
  // The same files that `next build` reads, or the sub-path would be known to one of them only.
  loadEnvConfig(process.cwd());
  const { basePath, apiUrl, siteName, supportEmail } = parseSettings(process.env);

  if (build) {
    const code = await runProgram('npm', ['run', 'build'], {
      // npm is a batch file on Windows.
      shell: process.platform === 'win32',
    });
    if (code !== 0) return code;
  }
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
    throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
  }

  const site = await startSite({
    directory: EXPORT_FOLDER,
    basePath,
    host: 'localhost',
    port,
    account: {
      outbox: OUTBOX_FOLDER,
      mode,
      from: { name: siteName, address: supportEmail },
      log: console.log,
    },
  });
  console.log(`\nThe site is at ${site.url}/`);
  console.log(
    apiUrl === ''
      ? `Letters of the stand-in account service (mode: ${mode}) go to ${OUTBOX_FOLDER}/`
      : `The account service is at ${apiUrl} (NEXT_PUBLIC_API_URL); the stand-in gets no requests.`,
  );
  console.log('Ctrl+C stops it.\n');

  await untilStopSignal();
  await site.close();
  return 0;
});
