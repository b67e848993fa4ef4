import { readSettings } from '../../shared/read-settings';
import { runCommand } from '../../shared/run-command';
import { runProgram } from '../../shared/run-program';
import { createAccountService } from '../fake-account-service';
import { accountNotice, portOption, type SiteFlags, siteCommand } from './command';
import { freePort, HOST, listen } from './listen';
import { readProduct } from '@/lib/product/read';

const command = siteCommand(
  'run dev',
  'сервер разработки Next и подставной сервис учётных записей',
).addOption(portOption('--account-port', 'порт подставного сервиса', 3001));

runCommand(async () => {
  const flags = command.parse().opts<SiteFlags & { readonly accountPort: number }>();
  const { basePath, apiUrl } = readSettings(process.cwd(), true);
  // This check comes before Next starts, because Next would print a stack trace above an error message.
  readProduct(process.cwd());

  const port = await freePort({ host: HOST, port: flags.port });
  const siteUrl = `http://${HOST}:${port}${basePath}`;
  const { handle } = createAccountService({ siteUrl, mode: flags.account, log: console.log });
  const service = await listen(
    (request, response) => {
      if (!handle(request, response)) response.writeHead(404).end();
    },
    { host: HOST, port: flags.accountPort, portSetting: '--account-port=4001' },
  );
  const fake = `Подставной сервис учётных записей — ${service.origin}, его письма видны здесь.`;
  console.log(accountNotice(apiUrl, fake));
  const env = {
    ...process.env,
    NEXT_PUBLIC_API_URL: apiUrl || service.origin,
    // next.config.ts sets this variable, too, but Next's command line does not use that value.
    NEXT_TELEMETRY_DISABLED: process.env.NEXT_TELEMETRY_DISABLED ?? '1',
  };
  const next = require.resolve('next/dist/bin/next');
  const args = [next, 'dev', '--hostname', HOST, '--port', String(port)];
  return runProgram(process.execPath, args, { env }).finally(service.close);
});
