/** @jest-environment jsdom */
import { shareNetworks } from '@/lib/share/networks';
import { httpUrlOr, mailUrl, shareUrl } from '@/lib/share/share-url';

/** Every part has characters that must be encoded. */
const PAGE = {
  url: 'https://slovar.example/a b/?x=1&y=2',
  title: 'Слова+. Не так ли?',
  description: 'Перевод & примеры: 100%',
} as const;
const { url, title, description } = PAGE;

it('VKontakte, Telegram and WhatsApp are offered in this order, and each link passes the page’s data in the network’s own parameters', () => {
  const offered = shareNetworks.map((network) => {
    const { origin, pathname, searchParams } = new URL(shareUrl(network, PAGE));
    return [network.id, network.label, origin + pathname, Object.fromEntries(searchParams)];
  });

  const text = `${title}\n${description}`;
  expect(offered).toEqual([
    ['vk', 'ВКонтакте', 'https://vk.com/share.php', { url, title, description }],
    ['telegram', 'Telegram', 'https://t.me/share/url', { url, text }],
    ['whatsapp', 'WhatsApp', 'https://api.whatsapp.com/send', { text: `${text}\n${url}` }],
  ]);
});

it('an email about the page has a subject and a body but no recipient', () => {
  const { protocol, pathname, searchParams } = new URL(mailUrl(PAGE));

  expect([protocol, pathname, Object.fromEntries(searchParams)]).toEqual([
    'mailto:',
    '',
    { subject: title, body: `${description}\r\n${url}` },
  ]);
});

it.each(['https://словарь.рф/путь?a=1#b', 'HTTP://localhost:3000'])(
  'the address %s is shared unchanged',
  (address) => {
    expect(httpUrlOr(address, url)).toBe(address);
  },
);

it.each(['', 'javascript:alert("https://slovar.example")', 'https://', 'httpss://slovar.example'])(
  'instead of the address «%s», the address of the current page is shared',
  (address) => {
    expect(httpUrlOr(address, url)).toBe(url);
  },
);
