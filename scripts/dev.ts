import { loadEnvConfig } from '@next/env';
import { readDevFlags } from './site-server/dev-flags';
import { runCommand } from './site-server/run-command';
import { runProgram } from './site-server/run-program';
import { startAccount } from './site-server/start-account';
import { parseSettings } from '@/lib/settings/parse';

const OUTBOX_FOLDER = '.outbox';
// Next listens on every interface unless told otherwise; unfinished pages are nobody else's business.
const HOST = 'localhost';

/** `npm run dev`: Next's development server next to the stand-in account service. */
runCommand(async () => {
  const { port, accountPort, mode } = readDevFlags(process.argv.slice(2), process.env);
  loadEnvConfig(process.cwd(), true);
  const { basePath, apiUrl, siteName, supportEmail } = parseSettings(process.env);

  const account = await startAccount({
    host: HOST,
    port: accountPort,
    portSetting: '--account-port',
    siteUrl: `http://${HOST}:${port}${basePath}`,
    outbox: OUTBOX_FOLDER,
    mode,
    from: { name: siteName, address: supportEmail },
    log: console.log,
  });
  console.log(`Stand-in account service at ${account.url}, letters go to ${OUTBOX_FOLDER}/`);

  try {
    return await runProgram(
      process.execPath,
      [require.resolve('next/dist/bin/next'), 'dev', '--hostname', HOST, '--port', String(port)],
      { env: { ...process.env, NEXT_PUBLIC_API_URL: apiUrl || account.url } },
    );
  } finally {
    await account.close();
  }
});
