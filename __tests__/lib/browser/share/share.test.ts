/** @jest-environment jsdom */
import { fullSite } from '../../../support/site';
import { httpUrlOr, mailUrl, shareNetworks } from '@/lib/browser/share/networks';
import { sharedPageOf } from '@/lib/metadata/page-metadata';
import { home } from '@/lib/words/home';

// Each string has characters that must be encoded.
const url = 'https://slovar.example/a b/?x=1&y=2';
const title = 'Слова+. Не так ли?';
const description = 'Перевод & примеры: 100%';
const PAGE = { url, title, description };

it('each share link passes the page’s address and texts as its network expects them', () => {
  const offered = shareNetworks.map((network) => {
    const { origin, pathname, searchParams } = new URL(network.shareUrl(PAGE));
    return [network.id, network.label, origin + pathname, Object.fromEntries(searchParams)];
  });

  const text = `${title}\n${description}`;
  expect(offered).toEqual([
    ['vk', 'ВКонтакте', 'https://vk.com/share.php', { url, title, description }],
    ['telegram', 'Telegram', 'https://t.me/share/url', { url, text }],
    ['whatsapp', 'WhatsApp', 'https://api.whatsapp.com/send', { text: `${text}\n${url}` }],
  ]);
});

it('an email that shares the page has a subject and a body but no recipient', () => {
  const { protocol, pathname, searchParams } = new URL(mailUrl(PAGE));

  const fields = { subject: title, body: `${description}\r\n${url}` };
  expect([protocol, pathname, Object.fromEntries(searchParams)]).toEqual(['mailto:', '', fields]);
});

it('an address that is not a valid web address is replaced with the current page’s address', () => {
  const right = ['https://словарь.рф/путь?a=1#b', 'HTTP://localhost:3000'];
  const wrong = ['', 'javascript:alert("https://a.example")', 'https://', 'httpss://a.example'];

  const shared = [...right, ...wrong].map((address) => httpUrlOr(address, url));
  expect(shared).toEqual([...right, url, url, url, url]);
});

it('the share menu shares the home page’s address, and its texts without no-break spaces', () => {
  const name = `${fullSite.name} — ${home.taglineInSentence}`;

  expect(sharedPageOf(fullSite)).toEqual({
    url: fullSite.homeUrl,
    title: name.replaceAll('\u00a0', ' '),
    description: home.description.replaceAll('\u00a0', ' '),
  });
});
