import { partsOf } from '../support/markup';
import { fullProduct, withoutWindows } from '../support/product';
import { StoreLinks } from '@/components/android/store-links';
import { StoreQr } from '@/components/android/store-qr';
import { DownloadCards } from '@/components/downloads/download-cards';
import { HomeLinks } from '@/components/home/home-links';
import { buttonStyle } from '@/components/ui/action-style';
import { Facts } from '@/components/ui/facts';
import { DownloadLine } from '@/components/windows/download-line';
import { FileFacts } from '@/components/windows/file-facts';
import { InstallSteps } from '@/components/windows/install-steps';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { downloads } from '@/lib/content/downloads';
import { windows } from '@/lib/content/windows';
import { fileSize } from '@/lib/installer/file-size';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';
import { parseStores } from '@/lib/stores/parse-stores';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

const words = windows.file;
const installer = {
  file: 'a-1.0.exe',
  bytes: 2048,
  sha256: 'a'.repeat(64),
  signedBy: 'ООО',
  isPlaceholder: false,
};
const size = fileSize(2048);

it.each([
  ['all that is known', '2026-11-20', '199 ₽', ['199 ₽', size, '', longDate('2026-11-20')]],
  ['nothing of a day and a price that are not known', '', '', [size]],
])('beside the download stand the version with its changes, and %s', (_, date, price, facts) => {
  const release = { version: '1.10', date };
  const line = <DownloadLine {...{ release, installer, price }} note="" />;

  expect(partsOf(line, 'a@href a li time')).toEqual([
    `${routes.changes}#windows-1.10`,
    expect.stringMatching(/\s1\.10(\s|$)/),
    ...facts,
  ]);
});

it('a signed file has no warning; it and an earlier version have plain links and checksums', () => {
  const earlier = { ...installer, file: 'a-0.9.exe', sha256: 'b', version: '0.9' };
  const program = { requirements: 'Windows 10', former: earlier };

  expect(partsOf(<FileFacts {...{ installer, program }} />, 'dt a@href dd code p')).toEqual([
    ...[words.requirements, 'Windows 10', words.name, '', `/downloads/${installer.file}`],
    ...[words.signature, installer.signedBy, words.checksum, '', installer.sha256],
    ...[fillIn(words.former, { version: '0.9' }), expect.stringContaining(size)],
    ...['/downloads/a-0.9.exe', 'b', words.check],
    expect.stringContaining(`${installer.file}" -Algorithm SHA256).Hash -eq "${installer.sha256}"`),
  ]);
});

it.each([
  ['installer has a', false, [words.smartScreen]],
  ['placeholder has no', true, []],
])('an unsigned %s warning of Windows', (_, isPlaceholder, warning) => {
  const unsigned = { ...installer, signedBy: '', isPlaceholder };
  const facts = <FileFacts installer={unsigned} program={{ requirements: '' }} />;

  const rows = [words.name, words.signature, words.checksum];
  expect(partsOf(facts, 'dt p')).toEqual([...rows, ...warning, words.check]);
});

const { first, upgrade, whenPlaceholder } = windows.install;

it.each([
  ['an installer is opened', 'a-1.0.exe', false, first.installer],
  ['an archive is unpacked before', 'a-1.0.zip', false, first.archive],
  ['a placeholder has the steps of the installer to come', 'a-1.0.zip', true, first.installer],
])('%s, then the upgrade', (_, file, isPlaceholder, steps) => {
  expect(partsOf(<InstallSteps installer={{ file, isPlaceholder }} />, 'p h3 li')).toEqual([
    ...(isPlaceholder ? [whenPlaceholder] : []),
    ...[first.title, ...steps, upgrade.title, ...upgrade.steps],
  ]);
});

it('facts that are not known are left out; a note follows the others', () => {
  const facts = <Facts texts={['199 ₽', '', 'Android 8']} note="Для iPhone — нет." />;
  expect(partsOf(facts, 'li p')).toEqual(['199 ₽', 'Android 8', 'Для iPhone — нет.']);

  expect(partsOf(<Facts texts={['', '']} note="" />, 'div')).toEqual([]);
});

it('each store has a link with its name, the owner’s first is loud and in the code', () => {
  const stores = parseStores('RuStore=https://a.example/?a=1 Лавка=https://b.example');
  const inStore = (text: string, index: number) => fillIn(text, { store: stores[index]!.name });

  expect(partsOf(<StoreLinks stores={stores} />, 'a@href a a@class')).toEqual([
    ...[stores[0].url, inStore(android.store.link, 0), buttonStyle.primary],
    ...[stores[1]!.url, inStore(android.store.link, 1), buttonStyle.secondary],
  ]);
  expect(partsOf(<StoreQr store={stores[0]} />, 'img@alt figcaption')).toEqual(
    [android.store.qrCode, android.store.qrHint].map((text) => inStore(text, 0)),
  );
});

it('the only program is the loud one on the home page, whatever the device', () => {
  const links = partsOf(<HomeLinks product={withoutWindows} />, 'a@href a@class');

  expect(links).toEqual([routes.android, buttonStyle.primary]);
});

it('the page of downloads names each program with its version and leads there', () => {
  const cards = (['android', 'windows'] as const).flatMap((id) => {
    const { releases, requirements, price } = fullProduct[id];
    const { title, lead } = { android, windows }[id];
    const { version } = currentRelease(releases);
    const facts = [price.text, requirements].filter((text) => text !== '');
    const known = [routes[id], title, fillIn(changesPage.version, { version }), lead, ...facts];
    return ['', ...known, downloads.open];
  });

  expect(partsOf(<DownloadCards product={fullProduct} />, 'a@href a p li')).toEqual(cards);
});
