import { testMarkup } from '../support/markup';
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
import { windows } from '@/lib/content/windows';
import { fileSize, fillIn, longDate } from '@/lib/format';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';
import { parseStores } from '@/lib/stores/parse-stores';

const date = '2026-11-20';
const release = { version: '1.10', date: '', changes: [] };

const { name, requirements, signature, checksum, former, check } = windows.file;
const installer = {
  file: 'a-1.0.exe',
  bytes: 2048,
  sha256: 'a'.repeat(64),
  signedBy: 'ООО',
  isPlaceholder: false,
};

testMarkup({
  title: 'beside the download stand the version with its changes, day, size and price',
  component: (
    <DownloadLine release={{ version: '1.10', date }} installer={installer} price="199 ₽" />
  ),
  parts: 'a@href a p time',
  values: [
    ...[`${routes.changes}#windows-1.10`, expect.stringMatching(/\s1\.10$/)],
    ...[longDate(date), fileSize(2048), '199 ₽'],
  ],
});
testMarkup({
  title: 'and nothing of a price that is not known',
  component: <DownloadLine release={release} installer={installer} price="" />,
  parts: 'p time',
  values: [fileSize(2048)],
});
testMarkup({
  title: 'a signed file has no warning; it and an earlier version have plain links and checksums',
  component: (
    <FileFacts
      installer={installer}
      program={{
        requirements: 'Windows 10',
        former: { ...installer, file: 'a-0.9.exe', sha256: 'b', version: '0.9' },
      }}
    />
  ),
  parts: 'dt a@href dd code p',
  values: [
    ...[requirements, 'Windows 10', name, '', `/downloads/${installer.file}`],
    ...[signature, installer.signedBy, checksum, '', installer.sha256],
    ...[fillIn(former, { version: '0.9' }), expect.stringContaining(fileSize(2048))],
    ...['/downloads/a-0.9.exe', 'b', check],
    expect.stringContaining(`${installer.file}" -Algorithm SHA256).Hash -eq "${installer.sha256}"`),
  ],
});

for (const isPlaceholder of [false, true]) {
  testMarkup({
    title: `an unsigned ${isPlaceholder ? 'placeholder has no' : 'installer has a'} warning of Windows`,
    component: (
      <FileFacts
        installer={{ ...installer, signedBy: '', isPlaceholder }}
        program={{ requirements: '' }}
      />
    ),
    parts: 'dt p',
    values: [
      ...[name, signature, checksum],
      ...(isPlaceholder ? [] : [windows.file.smartScreen]),
      check,
    ],
  });
}

const { first, upgrade, whenPlaceholder } = windows.install;

for (const [title, file, isPlaceholder, steps] of [
  ['an installer is opened', 'a-1.0.exe', false, first.installer],
  ['an archive is unpacked before', 'a-1.0.zip', false, first.archive],
  ['a placeholder has the steps of the installer to come', 'a-1.0.zip', true, first.installer],
] as const) {
  testMarkup({
    title: `${title}, then the upgrade`,
    component: <InstallSteps installer={{ file, isPlaceholder }} />,
    parts: 'p h3 li',
    values: [
      ...(isPlaceholder ? [whenPlaceholder] : []),
      ...[first.title, ...steps, upgrade.title, ...upgrade.steps],
    ],
  });
}

testMarkup({
  title:
    'what everybody asks stands in one line, what is not known is left out, and a sentence is below',
  component: <Facts texts={['199 ₽', '', 'Android 8']} note="Для iPhone — нет." />,
  parts: 'p br',
  values: ['199 ₽\u00a0· Android 8Для iPhone — нет.', ''],
});
testMarkup({
  title: 'of nothing known there is nothing',
  component: <Facts texts={['', '']} note="" />,
  parts: 'p',
  values: [],
});

const stores = parseStores('RuStore=https://a.example/?a=1 Лавка=https://b.example');

testMarkup({
  title: 'each store has a link with its name, and the owner’s first one is loud',
  component: <StoreLinks stores={stores} />,
  parts: 'a@href a a@class',
  values: stores.flatMap(({ name, url }, index) => [
    url,
    fillIn(android.store.link, { store: name }),
    index === 0 ? buttonStyle.primary : buttonStyle.secondary,
  ]),
});
testMarkup({
  title: 'the code for the camera names the store that it leads to',
  component: <StoreQr store={stores[0]} />,
  parts: 'img@alt figcaption',
  values: [android.store.qrCode, android.store.qrHint].map((text) =>
    fillIn(text, { store: 'RuStore' }),
  ),
});

testMarkup({
  title: 'the only program is the loud one on the home page, whatever the device',
  component: <HomeLinks product={withoutWindows} />,
  parts: 'a@href a@class',
  values: [routes.android, buttonStyle.primary],
});
for (const [title, product, names] of [
  ['both programs', fullProduct, ['android', 'windows']],
  ['the one that there is', withoutWindows, ['android']],
] as const) {
  testMarkup({
    title: `the page of downloads names the version of ${title} and leads there`,
    component: <DownloadCards product={product} />,
    parts: 'a@href a p',
    values: names.flatMap((name) => [
      ...[routes[name], { android, windows }[name].title],
      fillIn(changesPage.version, { version: currentRelease(product[name].releases).version }),
      // What it is, what it needs, and what a press does.
      ...Array<unknown>(3).fill(expect.anything()),
    ]),
  });
}
