import { askChanges } from './ask-changes';
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
import { type Product, type Release } from '@/lib/product/schema';
import { type Platform } from '@/lib/releases/releases';

/** What the owner says about a new release. */
export interface ReleaseDraft extends Release {
  readonly platform: Platform['id'];
  /** Of Windows only: path of the owner's file, and the name in its signature (empty: unsigned). */
  readonly installer?: { readonly path: string; readonly signedBy: string };
}

/**
 * Takes a release from the flags and asks for what they do not say.
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

  const named = await valueOf(flags.platform, 'Платформа (android или windows):', checkPlatform);
  const platform = named === 'windows' ? 'windows' : 'android';
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
