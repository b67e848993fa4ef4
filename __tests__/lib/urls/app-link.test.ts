/** @jest-environment node */
import { appLink } from '@/lib/urls/app-link';

const STORE = 'https://play.google.com/store/apps/details?id=org.example.slovar';

it('names the package and, for browsers that find nothing to open, the store', () => {
  expect(appLink('org.example.slovar', 'https://slovar.example', STORE)).toBe(
    'intent://slovar.example/#Intent;scheme=https;package=org.example.slovar;S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dorg.example.slovar;end',
  );
});

it('leads to the home address under its sub-path', () => {
  expect(appLink('org.example.slovar', 'http://a.ru:8080/slovar/', STORE)).toMatch(
    /^intent:\/\/a\.ru:8080\/slovar\/#Intent;scheme=http;/,
  );
});

it('nothing of the store’s address can end the list of extras', () => {
  const url = appLink('org.example.slovar', 'https://a.ru', 'https://b.ru/?a=1;end#c');

  expect(url.split(';')).toHaveLength(5);
  expect(url.split('#')).toHaveLength(2);
});
