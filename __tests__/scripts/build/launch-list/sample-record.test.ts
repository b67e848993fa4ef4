import digests from '@/scripts/build/launch-list/sample-texts/digests.json';
import { digestsOfContent, isSampleText } from '@/scripts/build/launch-list/sample-texts/record';

const home = { tagline: 'Больше, чем просто словарь!', mark: '+' };

it('the sample’s words are known however they are typeset, in the record that the repository has', () => {
  expect(isSampleText(home.tagline)).toBe(true);
  expect(isSampleText(home.tagline.replaceAll(' ', '\u00a0'))).toBe(true);
  expect(isSampleText(`${home.tagline} И точка.`)).toBe(false);
});

it('signs and names that suit any product are not recorded, nor are names of controls', () => {
  for (const text of [home.mark, 'en', 'search', 'Контакты', 'Форум']) {
    expect(isSampleText(text)).toBe(false);
  }
});

it('a record can be made of any content, with each text once', () => {
  const made = digestsOfContent();

  expect(made).toEqual([...new Set(made)].sort());
  expect(digests.length).toBeGreaterThan(100);
});
