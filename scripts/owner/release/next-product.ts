import { readFile } from 'node:fs/promises';
import { typeset } from '../typography/typeset';
import { askChanges } from './ask-changes';
import {
  type Ask,
  type Check,
  checkDate,
  checkInstaller,
  checkKeep,
  checkName,
  checkNote,
  checkPlatform,
  checkVersion,
  isYes,
} from './checks';
import { type readFlags } from './flags';
import { nameOnSite } from './name-on-site';
import { measureFile } from '@/lib/installer/verify';
import { compareVersions } from '@/lib/product/compare-versions';
import { parseProduct } from '@/lib/product/parse';
import { type Platform } from '@/lib/product/platforms';
import { isSampleRelease } from '@/lib/product/sample';
import { type Product } from '@/lib/product/schema';

const refuse = (problem: string | undefined) => {
  if (problem) throw new Error(problem);
};

export type NextProduct = Awaited<ReturnType<typeof nextProduct>>;

/**
 * Makes the product data with a new release. Asks for everything that the flags do not say, and sets the
 * Russian typography of the changes.
 *
 * @param today date of the edit, and the suggested date of the release, such as 2026-11-21
 * @param former version of the installer that visitors can download now; undefined if there is none
 * @returns the data, the platform, the version, and the content of the new installer, if there is one
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

  async function answer(flag: string, question: string, check?: Check, fallback = '') {
    const text = flags.get(flag);
    if (text === undefined) return ask(question, check ?? (() => undefined), fallback);
    refuse(check?.(text));
    return text.trim();
  }

  const keeps = async (flag: string, what: string) =>
    isYes(await answer(flag, `${what} Оставить? (да/нет)`, checkKeep));

  async function takeInstaller(version: string) {
    const isAnswered = flags.has('installer');
    const path = await answer(
      'installer',
      'Путь к установщику (пусто — остаётся прежний):',
      checkInstaller,
    );
    if (path === '') return undefined;
    const name = nameOnSite(product.windows.installer.file, path, version);
    // If a flag names the installer, nobody may be there to answer questions. The other flags then have these
    // defaults. In particular, the current installer is kept.
    const defaults = { file: name, 'signed-by': '', former: 'keep' };
    if (isAnswered) flags = new Map([...Object.entries(defaults), ...flags]);
    const data = await readFile(path);
    const installer = {
      file: await answer('file', 'Имя файла на сайте:', checkName, name),
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
  const sample = releases.find((one) => isSampleRelease(platform, one));
  const keepsAll = !sample || (await keeps('sample', `Версия ${sample.version} — из образца.`));
  const others = releases.filter((one) => keepsAll || one !== sample);
  const version = await answer('version', 'Версия:', checkVersion(platform, others));
  const date = await answer('date', 'Дата выпуска:', checkDate, today);
  for (const { text } of given.changes) refuse(checkNote(text));
  const said = given.changes.length > 0 ? given.changes : await askChanges(ask);
  const changes = said.map(({ kind, text }) => ({ kind, text: typeset(text) }));
  const isNewest = others.every((one) => compareVersions(version, one.version) > 0);
  const own = platform === 'windows' && isNewest ? await takeInstaller(version) : undefined;
  const next = parseProduct({
    ...product,
    updated: today,
    [platform]: {
      ...product[platform],
      ...own?.fields,
      releases: [{ version, date, changes }, ...others],
    },
  });
  return { platform, version, next, data: own?.data };
}
