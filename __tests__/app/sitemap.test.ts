/** @jest-environment node */
import sitemap from '@/app/sitemap';
import { product } from '@/lib/content/product';

const modifiedOf = (path: string) =>
  sitemap().find(({ url }) => url === `https://slovar.example${path}`)?.lastModified;

it.each(['/details/', '/details/android/', '/details/windows/', '/changes/', '/deleteUserData/'])(
  '%s changed when the product did',
  (path) => {
    expect(modifiedOf(path)).toBe(product.updated);
  },
);

it('the day of other pages is not guessed', () => {
  expect(modifiedOf('/help/')).toBeUndefined();
});
