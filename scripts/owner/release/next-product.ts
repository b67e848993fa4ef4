import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { typeset } from '../typography/typeset';
import { askChanges } from './ask-changes';
import {
  type Ask,
  type Check,
  checkDate,
  checkInstaller,
  checkInstallerName,
  checkKeep,
  checkNote,
  checkPlatform,
  checkVersion,
  isYes,
} from './checks';
import { type readFlags } from './flags';
import { measureFile } from '@/lib/installer/verify';
import { compareVersions } from '@/lib/product/compare-versions';
import { parseProduct } from '@/lib/product/parse';
import { type Platform } from '@/lib/product/platforms';
import { isSampleRelease, sample } from '@/lib/product/sample';
import { type Product } from '@/lib/product/schema';

const refuse = (problem: string | undefined) => {
  if (problem) throw new Error(problem);
};

const withoutVersion = (stem: string) => stem.replace(/[-_. ]*\d[\d.]*$/, '');

/**
 * Returns a name for a new installer: the name of the current installer with the new version. If the current
 * installer is the sample's, the name is taken from the owner's file instead.
 */
function nameOnSite(currentName: string, ownersFile: string, version: string): string {
  const { name, ext } = path.parse(ownersFile);
  const stem = withoutVersion(path.parse(currentName).name);
  const ownStem = withoutVersion(name)
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${stem === sample.installer ? ownStem || 'Setup' : stem}-${version}${ext.toLowerCase()}`;
}

export type NextProduct = Awaited<ReturnType<typeof nextProduct>>;

/**
 * Returns the product data with a new release. Asks for every value that no flag gives, and corrects the
 * Russian typography of the release's list of changes.
 *
 * @param today date of the edit, and the suggested date of the release, such as 2026-11-21
 * @param former version of the installer that visitors can download now; undefined if there is none
 * @returns the data, the platform, the new release, the sample's release if it is removed, and the content of
 *   the new installer if there is one
 * @throws Error with a Russian sentence when the value of a flag is invalid
 */
export async function nextProduct(
  product: Product,
  given: ReturnType<typeof readFlags>,
  today: string,
  ask: Ask,
  former: string | undefined,
) {
  let { flags } = given;

  async function answer(flag: string, question: string, check?: Check, fallback?: string) {
    const text = flags.get(flag);
    if (text === undefined) return ask(question, check, fallback);
    refuse(check?.(text));
    return text.trim();
  }

  const keeps = async (flag: string, what: string) =>
    isYes(await answer(flag, `${what} Оставить? (да/нет)`, checkKeep));

  async function takeInstaller(version: string) {
    const isAnswered = flags.has('installer');
    const question = 'Путь к установщику (пусто — остаётся прежний):';
    const file = await answer('installer', question, checkInstaller);
    if (file === '') return undefined;
    const name = nameOnSite(product.windows.installer.file, file, version);
    // A command with `--installer` may run in a script, where nobody can answer questions. So missing flags
    // about the installer get defaults.
    const defaults = { file: name, 'signed-by': '', former: 'keep' };
    if (isAnswered) flags = new Map([...Object.entries(defaults), ...flags]);
    const data = await readFile(file);
    const installer = {
      file: await answer('file', 'Имя файла на сайте:', checkInstallerName, name),
      ...measureFile(data),
      signedBy: await answer('signed-by', 'Имя в цифровой подписи файла (пусто — не подписан):'),
    };
    const isKept =
      former !== undefined &&
      (await keeps('former', `Установщик версии ${former} можно и дальше скачивать.`));
    const kept = isKept ? { ...product.windows.installer, version: former } : undefined;
    return { data, fields: { installer, former: kept } };
  }

  const named = await answer('platform', 'Платформа (android или windows):', checkPlatform);
  const platform: Platform['id'] = named.toLowerCase() === 'windows' ? 'windows' : 'android';
  const windowsOnly = ['installer', 'signed-by', 'file', 'former'];
  if (platform === 'android' && windowsOnly.some((flag) => flags.has(flag))) {
    refuse(
      'Ключи --installer, --signed-by, --file и --former только для Windows: уберите их или добавьте --platform=windows.',
    );
  }
  const { releases } = product[platform];
  const ofSample = releases.find((one) => isSampleRelease(platform, one));
  const keepsAll = !ofSample || (await keeps('sample', `Версия ${ofSample.version} — из образца.`));
  const gone = keepsAll ? undefined : ofSample;
  const others = releases.filter((one) => one !== gone);
  const version = await answer('version', 'Версия:', checkVersion(platform, others));
  const date = await answer('date', 'Дата выпуска:', checkDate, today);
  for (const { text } of given.changes) refuse(checkNote(text));
  const said = given.changes.length > 0 ? given.changes : await askChanges(ask);
  const changes = said.map(({ kind, text }) => ({ kind, text: typeset(text) }));
  const release = { version, date, changes };
  const isNewest = others.every((one) => compareVersions(version, one.version) > 0);
  const own = platform === 'windows' && isNewest ? await takeInstaller(version) : undefined;
  const next = parseProduct({
    ...product,
    updated: today,
    [platform]: { ...product[platform], ...own?.fields, releases: [release, ...others] },
  });
  return { next, platform, release, gone, data: own?.data };
}
