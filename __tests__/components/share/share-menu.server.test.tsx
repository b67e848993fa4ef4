/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { PAGE } from '../../support/shared-page';
import { ShareMenu } from '@/components/share/share-menu';

const html = renderToString(<ShareMenu page={PAGE} />);

it('the page holds the button before any script runs', () => {
  expect(html).toMatch(/<button[^>]* popoverTarget="[^"]+"[^>]*>.*?Поделиться/i);
});

it.each([
  ['ВКонтакте', 'https://vk.com/share.php?url='],
  ['Telegram', 'https://t.me/share/url?url='],
  ['WhatsApp', 'https://api.whatsapp.com/send?text='],
])('the page holds the link %s before any script runs', (label, address) => {
  const links = html.match(/<a .*?<\/a>/g) ?? [];

  expect(
    links.filter((link) => link.includes(`href="${address}`) && link.includes(label)),
  ).toHaveLength(1);
});

it('the button that opens the panel and the panel have the same id', () => {
  const [, target] = /popoverTarget="([^"]+)"/i.exec(html) ?? [];

  expect(html).toMatch(new RegExp(`<div id="${target}" popover=""`));
});
