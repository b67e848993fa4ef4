import { readableUrl } from '@/lib/urls/readable-url';

it('an address is shown with a Unicode host, and its port and path are unchanged', () => {
  expect(readableUrl('https://xn--80afqehspga.xn--p1ai:8443/app/')).toBe(
    'https://глоссарий.рф:8443/app/',
  );
});
