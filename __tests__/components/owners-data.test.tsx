/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { testMarkup } from '../support/markup';
import { Dictionaries } from '@/components/android/dictionaries';
import { VersionDialog } from '@/components/android/version-dialog';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { PrivacyText } from '@/components/privacy/privacy-text';
import { DownloadLine } from '@/components/windows/download-line';
import { FileFacts } from '@/components/windows/file-facts';
import { InstallSteps } from '@/components/windows/install-steps';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { privacy } from '@/lib/content/privacy';
import { windows } from '@/lib/content/windows';
import { fileSize, longDate } from '@/lib/format';

const date = '2026-11-20';
const fixed = { kind: 'fixed', text: 'Ошибка' } as const;
const added = { kind: 'new', text: 'Иконка' } as const;
const release = { version: '1.10', date: '', changes: [] };
const titleOf = (wanted: string) => changesPage.kinds.find(({ kind }) => kind === wanted)?.title;

testMarkup({
  title: 'a version has its day, and its changes under the headings of their kinds',
  component: (
    <ReleaseEntry platform="android" release={{ ...release, date, changes: [fixed, added] }} />
  ),
  parts: 'time@datetime time h4 li p',
  values: [date, longDate(date), titleOf('new'), added.text, titleOf('fixed'), fixed.text],
});
testMarkup({
  title: 'a version of which nothing is known says so',
  component: <ReleaseEntry platform="android" release={release} />,
  parts: 'time h4 ul li p',
  values: [changesPage.noChanges],
});
testMarkup({
  title: 'the dialog of a version of which nothing is known says so',
  component: <VersionDialog release={release} />,
  parts: 'ul p',
  values: [changesPage.noChanges, ''],
});

const from = (own: string, to: string) => ({ code: 'de', from: `Из ${own}`, own, to });

testMarkup({
  title: 'dictionaries of several languages into one are a list, which names it once',
  component: <Dictionaries pairs={[from('a', 'Русский'), from('b', 'Русский')]} />,
  parts: 'p li i@lang i td',
  values: [
    `${android.intoOneLanguage}русский:`,
    'Из a ',
    'de',
    'a',
    'Из b ',
    'de',
    'b',
    android.otherDictionaries,
  ],
});

for (const [title, targets] of [
  ['into several', ['РЖЯ', 'Русский']],
  ['of one language', ['Русский']],
] as const) {
  testMarkup({
    title: `dictionaries ${title} are a table`,
    component: <Dictionaries pairs={targets.map((to) => from('a', to))} />,
    parts: 'td p li',
    values: [...targets, android.otherDictionaries],
  });
}

it.each([
  [30, false],
  [31, true],
])('%i dictionaries, without a class for each, have a frame to scroll in: %s', (length, framed) => {
  for (const to of ['Б', 'В']) {
    const pairs = [from('A', to), ...Array.from({ length: length - 1 }, () => from('A', 'Б'))];
    const html = renderToStaticMarkup(<Dictionaries pairs={pairs} />);

    expect(html.split(/<(?:li|th scope="row")>Из A <i lang="de">A<\/i>/)).toHaveLength(length + 1);
    expect(/<div role="group" aria-label=".+?" tabindex="0"/.test(html)).toBe(framed);
  }
});

const paragraphs = ['Мы бережём данные.', 'И никому их не даём.'];

testMarkup({
  title: 'the owner’s text on privacy stands in its order',
  component: <PrivacyText text={{ date: '', paragraphs }} />,
  parts: 'p time',
  values: paragraphs,
});
testMarkup({
  title: 'the owner’s text on privacy has the day of its edition before it once that is known',
  component: <PrivacyText text={{ date, paragraphs }} />,
  parts: 'p time@datetime time',
  values: [privacy.edition, date, longDate(date), ...paragraphs],
});
testMarkup({
  title:
    'the owner’s text on privacy may have headings, lists, and links to the site, to others and to a mailbox',
  component: (
    <PrivacyText
      text={{
        date: '',
        paragraphs: [
          '## Кто мы',
          '- [Контакты](/help/)',
          '- [почта](mailto:a@b.ru)',
          '### Как',
          '[Так](https://a.ru)',
        ],
      }}
    />
  ),
  parts: 'h2 ul li a a@href a@target h3',
  values: [
    'Кто мы',
    '',
    '',
    ...['Контакты', '/help/', undefined],
    '',
    ...['почта', 'mailto:a@b.ru', undefined],
    'Как',
    ...['Так', 'https://a.ru', '_blank'],
  ],
});

const { requirements, signature, checksum, check } = windows.file;
const installer = {
  file: 'a-1.0.exe',
  bytes: 2048,
  sha256: 'a'.repeat(64),
  signedBy: 'ООО',
  isPlaceholder: false,
};

testMarkup({
  title: 'beside the download stand version, day and size',
  component: <DownloadLine release={{ version: '1.10', date }} installer={installer} />,
  parts: 'p time',
  values: [expect.stringMatching(/\s1\.10$/), longDate(date), fileSize(2048)],
});
testMarkup({
  title: 'a signed file has no warning, and the requirements once they are known',
  component: <FileFacts installer={installer} requirements="Windows 10" />,
  parts: 'dt dd p',
  values: [requirements, 'Windows 10', signature, installer.signedBy, checksum, '', check],
});

for (const isPlaceholder of [false, true]) {
  testMarkup({
    title: `an unsigned ${isPlaceholder ? 'placeholder has no' : 'installer has a'} warning of Windows`,
    component: (
      <FileFacts installer={{ ...installer, signedBy: '', isPlaceholder }} requirements="" />
    ),
    parts: 'p',
    values: [...(isPlaceholder ? [] : [windows.file.smartScreen]), check],
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
