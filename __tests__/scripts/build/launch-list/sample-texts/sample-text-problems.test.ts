import { fullProduct, withoutAndroid, withoutWindows } from '../../../../support/product';
import { parseProduct } from '@/lib/product/parse';
import { sampleTextProblems } from '@/scripts/build/launch-list/sample-texts/sample-text-problems';

jest.mock('@/scripts/build/launch-list/sample-texts/record', () => ({
  isSampleText: (text: string) => /^(наш|ours|для)/i.test(text),
}));

const texts = {
  home: {
    tagline: 'Наш девиз',
    install: { android: 'Для телефона', windows: 'Ваши слова' },
    senses: [
      { label: 'а', meaning: 'Ваше значение', example: { foreign: 'ours' } },
      { meaning: 'Наше значение', example: { foreign: 'ours', russian: 'наше', note: 'наше' } },
    ],
  },
  slides: [{ img: 'a', alt: 'Наш снимок', text1: 'Ваша подпись' }],
  windows: { features: ['Наше умение'] },
  downloads: { both: { lead: 'Наши обе' }, one: { lead: 'Наша одна' } },
};

it('each text of the sample is reported with its file and field, and the texts of one entry share a line', () => {
  expect(sampleTextProblems(fullProduct, texts)).toEqual([
    'home.ts, home.tagline: «Наш девиз»',
    'home.ts, home.install.android: «Для телефона»',
    'home.ts, home.senses.1 (example.foreign): «ours»',
    'home.ts, home.senses.2: «Наше значение»',
    'slides.ts, slides.1 (alt): «Наш снимок»',
    'windows.ts, windows.features.1: «Наше умение»',
    'downloads.ts, downloads.both.lead: «Наши обе»',
  ]);
});

it.each([
  ['an Android app', withoutAndroid, ['home.install.android', 'slides', 'downloads.both']],
  ['a program for Windows', withoutWindows, ['windows', 'downloads.both']],
])('without %s, texts about it are not reported', (_, product, names) => {
  const said = sampleTextProblems(product, texts).join('\n');

  for (const name of names) expect(said).not.toContain(`, ${name}`);
  expect(said).toContain('downloads.one.lead');
});

it('texts that the owner has confirmed are not reported, whether they are a file, a part of a file or an entry', () => {
  const confirmed = ['home.senses.2', 'home.install', 'slides', 'windows', 'downloads.both'];
  const product = parseProduct({ ...fullProduct, confirmed });

  expect(sampleTextProblems(product, texts)).toEqual([
    'home.ts, home.tagline: «Наш девиз»',
    'home.ts, home.senses.1 (example.foreign): «ours»',
  ]);
});
