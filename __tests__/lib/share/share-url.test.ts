/** @jest-environment node */
import { PAGE } from '../../support/shared-page';
import { httpUrlOr, mailUrl } from '@/lib/share/share-url';

const CURRENT = 'https://slovar.example/help/';

it.each([
  'https://slovar.example',
  'http://slovar.example',
  'HTTPS://slovar.example',
  'https://словарь.рф/путь?a=1#b',
  'http://localhost:3000',
])('%s is shared as it is', (url) => {
  expect(httpUrlOr(url, CURRENT)).toBe(url);
});

it.each([
  '',
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://slovar.example',
  'mailto:a@b.ru',
  '//slovar.example',
  '/help/',
  'slovar.example',
  'https://',
  'https:slovar.example',
  'https:/slovar.example',
  'httpss://slovar.example',
  'xhttps://slovar.example',
  'javascript:alert("https://slovar.example")',
])('«%s» gives way to the current page', (url) => {
  expect(httpUrlOr(url, CURRENT)).toBe(CURRENT);
});

it('an email about the page leaves to the visitor whom to write to', () => {
  const { protocol, pathname, searchParams } = new URL(mailUrl(PAGE));

  expect([protocol, pathname, Object.fromEntries(searchParams)]).toEqual([
    'mailto:',
    '',
    { subject: PAGE.title, body: `${PAGE.description}\r\n${PAGE.url}` },
  ]);
});
