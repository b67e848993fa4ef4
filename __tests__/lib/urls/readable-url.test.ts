import { readableUrl } from '@/lib/urls/readable-url';

it.each([
  ['https://xn--80afqehspga.xn--p1ai:8443/app/', 'https://глоссарий.рф:8443/app/'],
  ['https://slovar.example/app', 'https://slovar.example/app'],
])('the address %s is shown as %s', (address, readable) => {
  expect(readableUrl(address)).toBe(readable);
});
