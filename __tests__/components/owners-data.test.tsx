/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { has } from '../support/markup';
import { Dictionaries } from '@/components/android/dictionaries';
import { VersionDialog } from '@/components/android/version-dialog';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { PrivacyText } from '@/components/privacy/privacy-text';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { privacy } from '@/lib/content/privacy';
import { fillIn, longDate } from '@/lib/format';

const date = '2026-11-20';
const fixed = { kind: 'fixed', text: 'Ошибка' } as const;
const added = { kind: 'new', text: 'Иконка' } as const;
const release = { version: '1.10', date: '', changes: [] };
const titleOf = (wanted: string) => changesPage.kinds.find(({ kind }) => kind === wanted)?.title;

has(
  'a version has its day, and its changes under the headings of their kinds',
  <ReleaseEntry platform="android" release={{ ...release, date, changes: [fixed, added] }} />,
  'time@datetime time h4 li p',
  [date, longDate(date), titleOf('new'), added.text, titleOf('fixed'), fixed.text],
);
has(
  'a version of which nothing is known says so',
  <ReleaseEntry platform="android" release={release} />,
  'time h4 ul li p',
  [changesPage.noChanges],
);
has('its dialog says so, too', <VersionDialog release={release} />, 'ul p', [
  changesPage.noChanges,
  '',
]);

const from = (own: string, to: string) => ({ code: 'de', from: `Из ${own}`, own, to });

has(
  'dictionaries of several languages into one are a list, which names it once',
  <Dictionaries pairs={[from('a', 'Русский'), from('b', 'Русский')]} />,
  'p li i@lang i td',
  [
    fillIn(android.dictionaries.intoOneLanguage, { language: 'русский' }),
    'Из a ',
    'de',
    'a',
    'Из b ',
    'de',
    'b',
    android.dictionaries.others,
  ],
);

for (const [title, targets] of [
  ['into several', ['РЖЯ', 'Русский']],
  ['of one language', ['Русский']],
] as const) {
  has(
    `dictionaries ${title} are a table`,
    <Dictionaries pairs={targets.map((to) => from('a', to))} />,
    'td p li',
    [...targets, android.dictionaries.others],
  );
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

has(
  'the owner’s text on privacy stands in its order',
  <PrivacyText text={{ date: '', paragraphs }} />,
  'p time',
  paragraphs,
);
has(
  'it is preceded by the day of its edition once that is known',
  <PrivacyText text={{ date, paragraphs }} />,
  'p time@datetime time',
  [privacy.edition, date, longDate(date), ...paragraphs],
);
has(
  'it may have headings, lists, and links to the site, to others and to a mailbox',
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
  />,
  'h2 ul li a a@href a@target h3',
  [
    'Кто мы',
    '',
    '',
    ...['Контакты', '/help/', undefined],
    '',
    ...['почта', 'mailto:a@b.ru', undefined],
    'Как',
    ...['Так', 'https://a.ru', '_blank'],
  ],
);
