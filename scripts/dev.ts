import { loadEnvConfig } from '@next/env';
import { freePort } from './cli/listen';
import { runCommand } from './cli/run-command';
import { runProgram } from './cli/run-program';
import { type SiteFlags, siteCommand } from './fake-account-service/site-command';
import { startAccount } from './fake-account-service/start-account';
import { readProduct } from '@/lib/product/read';
import { parseSettings } from '@/lib/settings/parse';

// Next listens on every interface unless told otherwise; unfinished pages are nobody else's business.
const HOST = 'localhost';

const command = siteCommand('run dev', 'Next’s development server next to a fake account service');

runCommand(async () => {
  const flags = command.parse().opts<SiteFlags>();
  loadEnvConfig(process.cwd(), true);
  const { basePath, apiUrl, siteName } = parseSettings(process.env);
  // Next would put a stack above the sentence that names the owner's mistake.
  readProduct(process.cwd());

  const port = await freePort({ host: HOST, port: flags.port });
  const service = await startAccount({
    host: HOST,
    port: flags.accountPort,
    portSetting: '--account-port',
    siteUrl: `http://${HOST}:${port}${basePath}`,
    mode: flags.account,
    product: siteName,
    log: console.log,
  });
  console.log(
    apiUrl === ''
      ? `The fake account service is at ${service.url}; its emails are printed here.`
      : `The account service is at ${apiUrl} (NEXT_PUBLIC_API_URL); the fake gets no requests.`,
  );

  try {
    return await runProgram(
      process.execPath,
      [require.resolve('next/dist/bin/next'), 'dev', '--hostname', HOST, '--port', String(port)],
      {
        env: {
          ...process.env,
          NEXT_PUBLIC_API_URL: apiUrl || service.url,
          // Where Next's command line does not read next.config.ts.
          NEXT_TELEMETRY_DISABLED: process.env.NEXT_TELEMETRY_DISABLED ?? '1',
        },
      },
    );
  } finally {
    await service.close();
  }
});
