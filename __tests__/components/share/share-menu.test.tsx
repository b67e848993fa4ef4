import { render, screen, within } from '@testing-library/react';
import { PAGE } from '../../support/shared-page';
import { ShareMenu } from '@/components/share/share-menu';

const links = () => within(screen.getByRole('list')).getAllByRole<HTMLAnchorElement>('link');

/** The link's address taken apart: where it leads and what it hands over, decoded. */
function decoded({ href }: HTMLAnchorElement) {
  const { origin, pathname, searchParams } = new URL(href);
  return [`${origin}${pathname}`, Object.fromEntries(searchParams)];
}

it('three networks are offered in the agreed order', () => {
  render(<ShareMenu page={PAGE} />);

  expect(links().map((link) => link.textContent)).toEqual(['ВКонтакте', 'Telegram', 'WhatsApp']);
});

it('each network gets the address, the title and the description', () => {
  render(<ShareMenu page={PAGE} />);

  expect(links().map(decoded)).toEqual([
    [
      'https://vk.com/share.php',
      { url: PAGE.url, title: PAGE.title, description: PAGE.description },
    ],
    ['https://t.me/share/url', { url: PAGE.url, text: `${PAGE.title}\n${PAGE.description}` }],
    ['https://api.whatsapp.com/send', { text: `${PAGE.title}\n${PAGE.description}\n${PAGE.url}` }],
  ]);
});

it('no address writes a space as «+», which Telegram would show', () => {
  render(<ShareMenu page={PAGE} />);

  expect(links().filter(({ href }) => href.includes('+'))).toEqual([]);
});

it('every link opens a new tab that cannot reach back', () => {
  render(<ShareMenu page={PAGE} />);

  for (const link of links()) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

it('the button «Поделиться» opens the panel natively', () => {
  render(<ShareMenu page={PAGE} />);

  const button = screen.getByRole('button', { name: 'Поделиться' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');

  expect(panel).toContainElement(screen.getByRole('link', { name: 'Telegram' }));
});

it.each(['javascript:alert(1)', '', '/help/'])(
  'the current page is shared where the given address is «%s»',
  (url) => {
    render(<ShareMenu page={{ ...PAGE, url }} />);

    const [vk] = links().map(({ href }) => new URL(href).searchParams.get('url'));
    expect(vk).toBe(window.location.href);
  },
);
