import { isSampleText } from '@/scripts/build/launch-list/sample-texts/record';

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
