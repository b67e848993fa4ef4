import { Command, InvalidArgumentError, Option } from 'commander';
import { type AccountMode, accountModes } from '../fake-account-service';

export interface SiteFlags {
  readonly port: number;
  readonly account: AccountMode;
}

/** Creates a flag for a port; 0 means any free port. */
export const portOption = (flag: string, help: string, fallback: number): Option =>
  new Option(`${flag} <порт>`, `${help}; 0 — любой свободный, без ключа ${fallback}`)
    .default(fallback)
    .argParser((text) => {
      // An empty PORT counts as unset.
      if (text === '') return fallback;
      if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
      throw new InvalidArgumentError('');
    });

const titles: Readonly<Record<string, string>> = { 'Usage:': 'Команда:', 'Options:': 'Ключи:' };

/** Creates a command with the flags that `npm start` and `npm run dev` share. */
export const siteCommand = (name: string, summary: string): Command =>
  new Command(`npm ${name} --`)
    .usage('[ключи]')
    .description(summary)
    .helpOption('-h, --help', 'эта справка')
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      optionDescription: ({ description }) => description,
    })
    .configureOutput({
      outputError: (_, write) =>
        write(
          `Ключи «${process.argv.slice(2).join(' ')}» или переменная PORT не подходят: порт — число от 0 до 65535, --account — ${accountModes.join(', ')}; справка — npm ${name} -- --help.\n`,
        ),
    })
    .addOption(portOption('--port', 'порт сайта', 3000).env('PORT'))
    .addOption(
      new Option(
        '--account <ответ>',
        'как отвечает подставной сервис учётных записей: ok, fail — с ошибкой, stall — никогда',
      )
        .choices(accountModes)
        .default('ok'),
    );

/** Returns a sentence about where the form's requests go. @param fake the sentence for an empty `apiUrl` */
export const accountNotice = (apiUrl: string, fake: string) =>
  apiUrl === ''
    ? fake
    : `Сервис учётных записей — ${apiUrl} (NEXT_PUBLIC_API_URL), подставной запросов не получит.`;
