import { askChanges } from './ask-changes';
import {
  type Ask,
  type Check,
  checkDate,
  checkInstaller,
  checkName,
  checkNote,
  checkPlatform,
  checkVersion,
  checkYesOrNo,
  isYes,
} from './checks';
import { type ReleaseFlags } from './flags';
import { nameOnSite } from './name-on-site';
import { type Platform } from '@/lib/product/platforms';
import { isSampleRelease } from '@/lib/product/sample';
import { type Product, type Release } from '@/lib/product/schema';

/** The owner's installer. */
interface InstallerDraft {
  readonly path: string;
  /** Its name on the site. */
  readonly file: string;
  /** Name in its signature; empty: unsigned. */
  readonly signedBy: string;
  /** Whether the installer of the previous version is still offered. */
  readonly keepsFormer: boolean;
}

/** A new release, from the owner. */
export interface ReleaseDraft extends Release {
  readonly platform: Platform['id'];
  /** The platform's earlier releases, without the sample's if the owner does not want to keep those. */
  readonly others: readonly Release[];
  /** For Windows only. */
  readonly installer?: InstallerDraft;
}

function refuse(problem: string | undefined): void {
  if (problem) throw new Error(problem);
}

const windowsFlags = ['installer', 'signedBy', 'file', 'former'] as const;

/**
 * Takes a release from the flags and asks for the rest.
 *
 * @param today for a date that is not given
 * @param former version of the installer that is offered now; undefined if there is none
 * @throws Error with a Russian sentence when a flag is wrong
 */
export async function completeDraft(
  flags: ReleaseFlags,
  product: Product,
  today: string,
  ask: Ask,
  former: string | undefined,
): Promise<ReleaseDraft> {
  async function valueOf(flag: string | undefined, question: string, check: Check, fallback = '') {
    if (flag === undefined) return ask(question, check, fallback);
    refuse(check(flag));
    return flag.trim();
  }

  async function keeps(name: 'sample' | 'former', flag: string | undefined, what: string) {
    if (flag === undefined) return isYes(await ask(`${what} Оставить? (да/нет)`, checkYesOrNo));
    if (flag === 'keep' || flag === 'remove') return flag === 'keep';
    throw new Error(`Ключ --${name} бывает keep (оставить) или remove (убрать), а не «${flag}».`);
  }

  async function draftInstaller(version: string): Promise<InstallerDraft> {
    const path = await valueOf(flags.installer, 'Путь к установщику:', checkInstaller);
    // Everything was passed by flags, so nobody can be asked: the installer that is offered now stays.
    const isAnswered = flags.installer !== undefined;
    const name = nameOnSite(product.windows.installer.file, path, version);
    const file = isAnswered ? (flags.file ?? name) : flags.file;
    const signer = isAnswered ? (flags.signedBy ?? '') : flags.signedBy;
    const choice = isAnswered ? (flags.former ?? 'keep') : flags.former;
    return {
      path,
      file: await valueOf(file, 'Имя файла на сайте:', checkName, name),
      signedBy: await valueOf(
        signer,
        'Имя в цифровой подписи файла (пусто — не подписан):',
        () => undefined,
      ),
      keepsFormer:
        former !== undefined &&
        (await keeps('former', choice, `Установщик версии ${former} можно и дальше скачивать.`)),
    };
  }

  const answer = await valueOf(flags.platform, 'Платформа (android или windows):', checkPlatform);
  const platform = answer === 'windows' ? 'windows' : 'android';
  if (platform === 'android' && windowsFlags.some((flag) => flags[flag] !== undefined)) {
    refuse(
      'Ключи --installer, --signed-by, --file и --former только для Windows: уберите их или добавьте --platform=windows.',
    );
  }
  const { releases } = product[platform];
  const own = releases.filter((release) => !isSampleRelease(platform, release));
  const sample = releases.find((release) => isSampleRelease(platform, release));
  const others =
    sample && !(await keeps('sample', flags.sample, `Версия ${sample.version} — из образца.`))
      ? own
      : releases;
  const version = await valueOf(flags.version, 'Версия:', checkVersion(platform, others));
  const date = await valueOf(flags.date, 'Дата выпуска:', checkDate, today);
  for (const { text } of flags.changes) refuse(checkNote(text));
  const changes = flags.changes.length > 0 ? flags.changes : await askChanges(ask);
  const draft = { platform, others, version, date, changes } as const;
  return platform === 'android' ? draft : { ...draft, installer: await draftInstaller(version) };
}
