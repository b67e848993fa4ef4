/** @jest-environment node */
import sitemap from '@/app/sitemap';
import { facts } from '@/lib/content/facts';

const modifiedOf = (path: string) =>
  sitemap().find(({ url }) => url === `https://slovar.example${path}`)?.lastModified;

it.each(['/details/', '/details/android/', '/details/windows/', '/changes/', '/deleteUserData/'])(
  '%s changed when the facts did',
  (path) => {
    expect(modifiedOf(path)).toBe(facts.updated);
  },
);

it('the day of other pages is not guessed', () => {
  expect(modifiedOf('/help/')).toBeUndefined();
});
