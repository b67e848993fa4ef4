/** @jest-environment node */
import { httpUrlOr } from '@/lib/share/share-url';

const CURRENT = 'https://slovar.example/help/';

describe('httpUrlOr', () => {
  it.each([
    'https://slovar.example',
    'http://slovar.example',
    'HTTPS://slovar.example',
    'https://словарь.рф/путь?a=1#b',
    'http://localhost:3000',
  ])('keeps %s', (url) => {
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
    'https:',
    'https://',
    'https:slovar.example',
    'https:/slovar.example',
    'httpss://slovar.example',
    'xhttps://slovar.example',
    'javascript:alert("https://slovar.example")',
  ])('gives way to the current page for «%s»', (url) => {
    expect(httpUrlOr(url, CURRENT)).toBe(CURRENT);
  });
});
