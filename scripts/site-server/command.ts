import { Command, Option } from 'commander';
import { portOption } from '../cli/options';
import { type AccountMode, accountModes } from '../fake-account-service/service';

export interface SiteFlags {
  readonly port: number;
  readonly account: AccountMode;
}

/** The command line options that `npm start` and `npm run dev` share. */
export const siteCommand = (name: string, summary: string): Command =>
  new Command(`npm ${name} --`)
    .description(summary)
    .addOption(portOption('--port', 'port of the site', 3000, 'PORT'))
    .addOption(
      new Option('--account <mode>', 'how the fake account service answers')
        .choices(accountModes)
        .default('ok'),
    );

/** Says where the form's requests go. @param fake the sentence about the fake service */
export const accountNotice = (apiUrl: string, fake: string) =>
  apiUrl === ''
    ? fake
    : `The account service is at ${apiUrl} (NEXT_PUBLIC_API_URL); the fake gets no requests.`;
