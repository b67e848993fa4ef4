/** @jest-environment node */
import { PAGE } from '../../support/shared-page';
import { shareNetworks } from '@/lib/share/networks';
import { shareUrl } from '@/lib/share/share-url';

const { url, title, description } = PAGE;

it('the agreed networks, in their order, each get the page in their own parameters', () => {
  const offered = shareNetworks.map((network) => {
    const { origin, pathname, searchParams } = new URL(shareUrl(network, PAGE));
    const parameters = Object.fromEntries(searchParams);
    return [network.id, network.label, origin + pathname, parameters];
  });

  expect(offered).toEqual([
    ['vk', 'ВКонтакте', 'https://vk.com/share.php', { url, title, description }],
    ['telegram', 'Telegram', 'https://t.me/share/url', { url, text: `${title}\n${description}` }],
    [
      'whatsapp',
      'WhatsApp',
      'https://api.whatsapp.com/send',
      { text: `${title}\n${description}\n${url}` },
    ],
  ]);
});
