import {
  type Ask,
  type Check,
  checkDate,
  checkInstaller,
  checkNote,
  checkPlatform,
  checkVersion,
} from './checks';
import { type ReleaseFlags } from './flags';
import { type Change, type Product, type Release } from '@/lib/product/schema';
import { type Platform } from '@/lib/releases/releases';

const QUESTION = 'Изменение (+ новое, * изменено, ! исправлено; пустая строка — конец):';

const signs: Readonly<Record<string, Change['kind']>> = {
  '+': 'new',
  '*': 'changed',
  '!': 'fixed',
};

function readLine(line: string): Change | undefined {
  const kind = signs[line.charAt(0)];
  return kind && { kind, text: line.slice(1).trim() };
}

/** Asks for changes, one in a line, until there is one at least and an empty line follows. */
async function askChanges(ask: Ask): Promise<Change[]> {
  const changes: Change[] = [];
  const check: Check = (line) => {
    const change = readLine(line);
    if (change) return checkNote(change.text);
    if (line !== '') return 'Начните строку со знака +, * или !, например: + Тёмная тема.';
    return changes.length > 0
      ? undefined
      : 'Нужно хотя бы одно изменение, например: + Тёмная тема.';
  };
  for (;;) {
    const change = readLine(await ask(QUESTION, check));
    if (!change) return changes;
    changes.push(change);
  }
}

/** A new release, from the owner. */
export interface ReleaseDraft extends Release {
  readonly platform: Platform['id'];
  /** For Windows only: path of the owner's file, and the name in its signature (empty: unsigned). */
  readonly installer?: { readonly path: string; readonly signedBy: string };
}

/**
 * Takes a release from the flags and asks for the rest.
 *
 * @param today for a date that is not given
 * @throws Error with a Russian sentence when a flag is wrong
 */
export async function completeDraft(
  flags: ReleaseFlags,
  product: Product,
  today: string,
  ask: Ask,
): Promise<ReleaseDraft> {
  function refuse(problem: string | undefined) {
    if (problem) throw new Error(problem);
  }
  async function valueOf(flag: string | undefined, question: string, check: Check, fallback = '') {
    if (flag === undefined) return ask(question, check, fallback);
    refuse(check(flag));
    return flag.trim();
  }

  const answer = await valueOf(flags.platform, 'Платформа (android или windows):', checkPlatform);
  const platform = answer === 'windows' ? 'windows' : 'android';
  if (platform === 'android' && (flags.installer ?? flags.signedBy) !== undefined) {
    refuse(
      'Ключи --installer и --signed-by только для Windows: уберите их или добавьте --platform=windows.',
    );
  }
  const version = await valueOf(flags.version, 'Версия:', checkVersion(platform, product));
  const date = await valueOf(flags.date, 'Дата выпуска:', checkDate, today);
  for (const { text } of flags.changes) refuse(checkNote(text));
  const changes = flags.changes.length > 0 ? flags.changes : await askChanges(ask);
  if (platform === 'android') return { platform, version, date, changes };

  const path = await valueOf(flags.installer, 'Путь к установщику:', checkInstaller);
  // All by flags: nobody is there to answer.
  const signer = flags.signedBy ?? (flags.installer && '');
  const question = 'Имя в цифровой подписи файла (пусто — не подписан):';
  const signedBy = await valueOf(signer, question, () => undefined);
  return { platform, version, date, changes, installer: { path, signedBy } };
}
