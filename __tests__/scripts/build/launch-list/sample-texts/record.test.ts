import digests from '@/scripts/build/launch-list/sample-texts/digests.json';
import { digestsOfContent, isSampleText } from '@/scripts/build/launch-list/sample-texts/record';

const home = { tagline: 'Больше, чем просто словарь!', mark: '+' };

it('a text of the sample is recognised with and without no-break spaces, but not with a sentence added', () => {
  expect(isSampleText(home.tagline)).toBe(true);
  expect(isSampleText(home.tagline.replaceAll(' ', '\u00a0'))).toBe(true);
  expect(isSampleText(`${home.tagline} И точка.`)).toBe(false);
});

it('symbols, ids and page names that suit any product do not count as texts of the sample', () => {
  for (const text of [home.mark, 'en', 'search', 'Контакты', 'Форум']) {
    expect(isSampleText(text)).toBe(false);
  }
});

it('a record of the content is sorted and contains each text once', () => {
  const made = digestsOfContent();

  expect(made).toEqual([...new Set(made)].sort());
  expect(digests.length).toBeGreaterThan(100);
});
