/** @jest-environment node */
import { type ShareNetwork } from '@/lib/share/networks';
import { httpUrlOr, mailUrl, shareUrl } from '@/lib/share/share-url';

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

it('an email carries the title as its subject and the address in its text', () => {
  const [scheme, query] = mailUrl(page).split('?');

  expect([scheme, ...new URLSearchParams(query)]).toEqual([
    'mailto:',
    ['subject', 'Словарь+'],
    ['body', 'учить слова\r\nhttps://a.ru/b'],
  ]);
});
