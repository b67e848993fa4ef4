/** @jest-environment node */
import { type ShareNetwork } from '@/lib/share/networks';
import { encodeQuery, httpUrlOr, mailUrl, shareUrl } from '@/lib/share/share-url';

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

describe('encodeQuery', () => {
  it.each([
    ['a space, not as «+»', 'a b', 'a%20b'],
    ['a plus', 'a+b', 'a%2Bb'],
    ['what would end the parameter', 'a&b=c#d?e', 'a%26b%3Dc%23d%3Fe'],
    ['a percent sign', '100%', '100%25'],
    ['Cyrillic', 'слово', '%D1%81%D0%BB%D0%BE%D0%B2%D0%BE'],
    ['a line break', 'a\nb', 'a%0Ab'],
    ['a pair of surrogates', '😀', '%F0%9F%98%80'],
    ['a lone high surrogate as U+FFFD', 'a\uD83D', 'a%EF%BF%BD'],
    ['a lone low surrogate as U+FFFD', '\uDE00b', '%EF%BF%BDb'],
    ['an address', 'https://a.ru/?b', 'https%3A%2F%2Fa.ru%2F%3Fb'],
  ])('encodes %s', (_, value, encoded) => {
    expect(encodeQuery({ text: value })).toBe(`text=${encoded}`);
  });

  it('joins parameters in their order', () => {
    expect(encodeQuery({ url: 'b', title: 'a' })).toBe('url=b&title=a');
  });
});

const page = { url: 'https://a.ru/b', title: 'Словарь+', description: 'учить слова' };

it('a share address is the endpoint with the network’s own parameters, encoded', () => {
  const network: ShareNetwork = {
    id: 'vk',
    label: 'Сеть',
    endpoint: 'https://share.example/send',
    parameters: ({ url, title }) => ({ link: url, name: title }),
  };

  expect(shareUrl(network, page)).toBe(
    `https://share.example/send?link=https%3A%2F%2Fa.ru%2Fb&name=${encodeURIComponent('Словарь+')}`,
  );
});

it('a letter carries the title as its subject and the address in its text', () => {
  const [scheme, query] = mailUrl(page).split('?');

  expect([scheme, ...new URLSearchParams(query)]).toEqual([
    'mailto:',
    ['subject', 'Словарь+'],
    ['body', 'учить слова\nhttps://a.ru/b'],
  ]);
});
