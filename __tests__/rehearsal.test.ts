/** @jest-environment node */
import { rehearsalProduct } from './support/rehearsal';
import { setContent } from '@/scripts/typography/set-content';

it('an owner’s own typing survives npm run typography but for the rules of type', () => {
  const set = JSON.parse(setContent('product.json', JSON.stringify(rehearsalProduct))) as unknown;
  const plain = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as unknown;

  expect(plain(set)).toEqual(plain(rehearsalProduct));
});
