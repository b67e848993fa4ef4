import { fullProduct, withoutAndroid, withoutWindows } from '../../../support/product';
import { parseProduct } from '@/lib/product/parse';
import { sampleProblems } from '@/scripts/build/launch-list/sample-problems';
import { isSampleText } from '@/scripts/build/launch-list/sample-texts/record';

// The sample's tagline. The launch list recognises it by its digest in digests.json.
const ours = 'Больше, чем просто словарь!';
const typeset = ours.replaceAll(' ', '\u00a0');
const yours = `${ours} И точка.`;

const mockContent = {
  home: {
    tagline: ours,
    install: { android: ours, windows: yours },
    senses: [
      { label: 'а', meaning: yours, example: { foreign: ours } },
      { meaning: typeset, example: { foreign: ours, russian: ours, note: ours } },
    ],
  },
  slides: [{ img: 'a', alt: ours, text1: yours }],
  windows: { features: [ours] },
  downloads: { both: { lead: ours }, one: { lead: ours } },
};

jest.mock('@/scripts/build/launch-list/sample-texts/content', () => ({
  get content() {
    return mockContent;
  },
}));

const problemsOf = (product = fullProduct) => sampleProblems(product, 'Лексикон');

it('the launch list names the file and the field of each sample text', () => {
  expect(problemsOf()).toEqual([
    `home.ts, home.tagline: «${ours}»`,
    `home.ts, home.install.android: «${ours}»`,
    `home.ts, home.senses.1 (example.foreign): «${ours}»`,
    `home.ts, home.senses.2: «${typeset}»`,
    `slides.ts, slides.1 (alt): «${ours}»`,
    `windows.ts, windows.features.1: «${ours}»`,
    `downloads.ts, downloads.both.lead: «${ours}»`,
  ]);
});

it.each([
  ['Android app', withoutAndroid, /, (home\.install\.android|slides|downloads\.both)/],
  ['Windows program', withoutWindows, /, (windows|downloads\.both)/],
])('if there is no %s, the launch list omits the sample texts about it', (_, product, hidden) => {
  expect(problemsOf(product)).toEqual([
    ...problemsOf().filter((problem) => !hidden.test(problem)),
    `downloads.ts, downloads.one.lead: «${ours}»`,
  ]);
});

it('the launch list omits sample texts that the owner has confirmed', () => {
  const confirmed = ['home.senses.2', 'home.install', 'slides', 'windows', 'downloads.both'];

  expect(problemsOf(parseProduct({ ...fullProduct, confirmed }))).toEqual([
    `home.ts, home.tagline: «${ours}»`,
    `home.ts, home.senses.1 (example.foreign): «${ours}»`,
  ]);
});

// The content in the repository has these texts, but they suit any product.
it.each(['+', 'en', 'search', 'Контакты', 'Форум'])('«%s» is not a sample text', (text) => {
  expect(isSampleText(text)).toBe(false);
});
