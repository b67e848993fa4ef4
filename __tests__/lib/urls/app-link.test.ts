import { appLink } from '@/lib/urls/app-link';

it('a link into the app contains the home address, the package and the encoded address of the store', () => {
  expect(appLink('org.slovar', 'http://a.ru:8080/slovar/', 'https://b.ru/?a=1;end#c')).toBe(
    'intent://a.ru:8080/slovar/#Intent;scheme=http;package=org.slovar;S.browser_fallback_url=https%3A%2F%2Fb.ru%2F%3Fa%3D1%3Bend%23c;end',
  );
});
