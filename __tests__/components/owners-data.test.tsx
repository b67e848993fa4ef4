import { renderToStaticMarkup } from 'react-dom/server';
import { testMarkup } from '../support/markup';
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
const titleOf = (name: string) => changesPage.kinds.find(({ kind }) => kind === name)?.title;

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
  title: 'its dialog says so, too',
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
    fillIn(android.dictionaries.intoOneLanguage, { language: 'русский' }),
    'Из a ',
    'de',
    'a',
    'Из b ',
    'de',
    'b',
    android.dictionaries.others,
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
    values: [...targets, android.dictionaries.others],
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
  title: 'the owner’s text on privacy stands in its order after the day of its edition',
  component: <PrivacyText text={{ date, paragraphs }} />,
  parts: 'p time@datetime time',
  values: [privacy.edition, date, longDate(date), ...paragraphs],
});
testMarkup({
  title:
    'it may have no day, and headings, lists, and links to the site, to others and to a mailbox',
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
  parts: 'time h2 ul li a a@href a@target h3',
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
