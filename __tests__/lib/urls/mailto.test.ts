/** @jest-environment node */
import { mailto } from '@/lib/urls/mailto';

it('an address alone opens an empty email', () => {
  expect(mailto('support@slovar.example')).toBe('mailto:support@slovar.example');
});

it.each([
  ['a plus', 'a+b@c.ru', 'mailto:a%2Bb@c.ru'],
  ['what would begin the parameters', 'a?b&c@d.ru', 'mailto:a%3Fb%26c@d.ru'],
  ['a percent sign', 'a%b@c.ru', 'mailto:a%25b@c.ru'],
])('%s in the address is encoded', (_, address, url) => {
  expect(mailto(address)).toBe(url);
});

it('without an address the visitor chooses whom to write to', () => {
  expect(mailto('', { subject: 'a', lines: ['b'] })).toBe('mailto:?subject=a&body=b');
});

it('lines end as emails need it, each break of a line too, and a space is not a plus', () => {
  expect(mailto('a@b.ru', { subject: 'a b+c', lines: ['1', '', '2\n3\r4\r\n5'] })).toBe(
    'mailto:a@b.ru?subject=a%20b%2Bc&body=1%0D%0A%0D%0A2%0D%0A3%0D%0A4%0D%0A5',
  );
});
