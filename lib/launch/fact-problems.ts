import { findOwnIcon } from '@/lib/logo/own-icon';
import { filesIn } from '@/lib/owner-files/folder';
import { parseJson } from '@/lib/owner-files/parse-json';
import { CONTENT_FOLDER, readText } from '@/lib/owner-files/read-text';
import { measureFile } from '@/lib/programs/installers';
import { originalOf, ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { type Site } from '@/lib/site/parse';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { type ProgramId, programIds, SITE_FILE } from '@/lib/site/schema';
import { isInGooglePlay, packageIn } from '@/lib/stores/stores';

/** Matches hosts that are reserved for examples or for the machine itself (RFC 2606, RFC 6761). */
const UNREACHABLE =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/i;

/** These hosts pass no request on to another server. */
const FILES_ONLY = /\.(github\.io|pages\.dev|netlify\.app)$/;

const PLAY_ASKS = 'а Google Play требует сказать';

function addressProblem(field: string, address: string): string | undefined {
  const { protocol, hostname } = new URL(address);
  if (UNREACHABLE.test(hostname) || packageIn(address)?.startsWith('example.')) {
    return `${field}: «${address}» — пример, впишите настоящий адрес`;
  }
  return protocol === 'http:' ? `${field}: «${address}» без https` : undefined;
}

/** The files of words whose pages exist only with this fact. */
const filesOf = {
  android: ['android', 'slides'],
  windows: ['windows'],
  accounts: ['deletion', 'result-pages'],
} satisfies Record<ProgramId | 'accounts', readonly string[]>;

/** Returns the files of words that are the sample's, as far as a page shows them. */
function sampleFiles(site: Site): string[] {
  const facts = [...programIds, 'accounts'] as const;
  const skipped = ['site', ...facts.flatMap((fact) => (site[fact] ? [] : filesOf[fact]))];
  return filesIn(CONTENT_FOLDER)
    .filter((name) => name.endsWith('.json') && !skipped.includes(name.slice(0, -5)))
    .map((name) => `${CONTENT_FOLDER}/${name}`)
    .filter((file) => (parseJson(file, readText(file)).value as { sample?: true }).sample);
}

/** Returns Russian sentences about what is still the sample's, and about facts that a page needs to be true. */
export function factProblems(site: Site): string[] {
  const { accounts, android, developer, deletion, email, homeUrl } = site;
  const stores = android?.stores ?? [];
  const packages = stores.flatMap(({ url }) => packageIn(url) ?? []);
  const other = android?.package && packages.find((name) => name !== android.package);
  const asked = accounts && isInGooglePlay(site);
  const facts = [
    site.sample && 'sample: сведения ещё из образца; впишите свои и удалите это поле',
    addressProblem('url', homeUrl),
    UNREACHABLE.test(email.replace(/^.*@/, '')) && `email: «${email}» — пример, впишите свой`,
    site.forum && addressProblem('forum', site.forum),
    ...stores.map(({ url }) => addressProblem('android.stores', url)),
    ...site.channels.map(({ url }) => addressProblem('channels', url)),
    accounts?.service && addressProblem('accounts.service', accounts.service),
    other && `android.package: «${android?.package}», а в магазине — «${other}»`,
    asked && !developer && `developer: пусто, ${PLAY_ASKS}, кто разработчик`,
    asked && !deletion.deleted[0] && `deletion.deleted: пусто, ${PLAY_ASKS}, что удаляется`,
    accounts?.service === '' &&
      FILES_ONLY.test(new URL(homeUrl).hostname) &&
      'accounts.service: пусто, а этот хостинг не передаёт запросы дальше, и каждый кончится «Ошибкой»; впишите адрес сервиса',
  ];
  const pngs = filesIn(ORIGINALS_FOLDER);
  const drawn = shownScreenshots(site).filter((id) => !originalOf(id, 'light', pngs));
  const own = [
    ...sampleFiles(site).map(
      (file) => `${file}, sample: слова ещё из образца; перепишите их и удалите это поле`,
    ),
    ...filesIn(DOWNLOADS_FOLDER)
      .map((name) => DOWNLOADS_FOLDER + name)
      .filter((file) => measureFile(file).isPlaceholder)
      .map((file) => `${file}: это заглушка; замените её установщиком или удалите`),
    drawn[0] && `${ORIGINALS_FOLDER}/: нет снимков ${drawn.join(', ')}, на сайте наши рисунки`,
    !findOwnIcon() && 'lib/content/: нет icon.svg или icon.png, на сайте наш знак',
  ];
  return [
    ...facts.filter(Boolean).map((fact) => `${SITE_FILE}, ${fact}.`),
    ...own.filter(Boolean).map((one) => `${one}.`),
  ];
}
