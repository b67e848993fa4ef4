import { PAGES_FOLDER, textPages } from '@/lib/pages/text-pages';
import { offeredInstallers } from '@/lib/programs/installers';
import { platformsOf } from '@/lib/programs/programs';
import { previewNotice, type Site } from '@/lib/site/parse';
import { shortVersion, SITE_FILE } from '@/lib/site/schema';
import { isInGooglePlay } from '@/lib/stores/stores';

const DAY_MS = 86_400_000;

const POLICY = /персональн|конфиденциальн|политик/i;

/** In bytes. */
const CLOUDFLARE_MOST = 25 * 1024 ** 2;

/** Returns the numbers in a text: 1390 in «1 390 ₽/год», 1.99 in «1,99». */
const numbersIn = (text: string) =>
  text
    .replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .replaceAll(',', '.')
    .split(/[^\d.]+/)
    .map(Number.parseFloat);

/** Returns Russian sentences about facts that are possible, but seldom meant. */
export function factDoubts(site: Site): string[] {
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  const ofPrograms = platformsOf(site).flatMap(({ id, releases }) => [
    ...releases.map(
      ({ version, date }) =>
        date &&
        (date < '2000' || date > tomorrow) &&
        `${id}.releases, версия ${version}, date: день ${date} давно прошёл или ещё не настал`,
    ),
    ...(site[id]?.prices ?? []).map(
      ({ text, amount }) =>
        Number(amount) > 0 &&
        !numbersIn(text).includes(Number(amount)) &&
        `${id}.price, amount: поисковикам названа сумма ${amount}, а посетителю — «${text}»`,
    ),
  ]);
  const installers = site.windows ? offeredInstallers(site.windows) : [];
  const ofFiles = installers.flatMap(({ file, version, bytes }) => {
    const numbers = file.match(/\d+(\.\d+)+/g)?.map(shortVersion);
    const place = `windows.releases, версия ${version}, installer.file: ${file}`;
    return [
      numbers && !numbers.includes(shortVersion(version)) && `${place}: в имени другая версия`,
      bytes > CLOUDFLARE_MOST &&
        `${place}: больше 25 МБ не примет Cloudflare Pages, больше 100 МБ — и GitHub`,
    ];
  });
  const facts = [...ofPrograms, ...ofFiles].filter(Boolean);
  const asksPolicy =
    site.accounts && isInGooglePlay(site) && !textPages().some(({ title }) => POLICY.test(title));
  return [
    ...(site.isPreview ? [previewNotice(site)] : []),
    ...facts.map((doubt) => `${SITE_FILE}, ${doubt}.`),
    ...(asksPolicy
      ? [`${PAGES_FOLDER}/: нет страницы о персональных данных, а Google Play требует её адрес.`]
      : []),
  ];
}
