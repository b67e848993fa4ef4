/** @jest-environment node */
import { shareNetworks } from '@/lib/share/networks';

const page = {
  url: 'https://slovar.example',
  title: 'Словарь+',
  description: 'Офлайн-словарь',
};

it('are the three agreed ones in the agreed order', () => {
  expect(shareNetworks.map(({ label }) => label)).toEqual(['ВКонтакте', 'Telegram', 'WhatsApp']);
});

it.each([
  ['vk', 'https://vk.com/share.php', { ...page }],
  [
    'telegram',
    'https://t.me/share/url',
    { url: 'https://slovar.example', text: 'Словарь+\nОфлайн-словарь' },
  ],
  [
    'whatsapp',
    'https://api.whatsapp.com/send',
    { text: 'Словарь+\nОфлайн-словарь\nhttps://slovar.example' },
  ],
])('%s takes the page at %s in its own parameters', (id, endpoint, parameters) => {
  const network = shareNetworks.find((candidate) => candidate.id === id);

  expect([network?.endpoint, network?.parameters(page)]).toEqual([endpoint, parameters]);
});
