/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CopyLinkButton } from '@/components/share/copy-link-button';
import { FurtherWays } from '@/components/share/further-ways';
import { NetworkLink } from '@/components/share/network-link';
import { ShareMenu } from '@/components/share/share-menu';
import { type Copied } from '@/lib/browser/copy';
import { shareNetworks } from '@/lib/share/networks';
import { mailUrl, shareUrl } from '@/lib/share/share-url';
import { sharedPage } from '@/lib/share/shared-page';

const { url, title, description } = sharedPage;

it('the links to social networks and email share the current address if the page’s own address does not begin with http', () => {
  render(<ShareMenu page={{ ...sharedPage, url: 'javascript:alert(1)' }} />);

  const page = { ...sharedPage, url: window.location.href };
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  expect(links.map(({ href }) => href)).toEqual([
    ...shareNetworks.map((network) => shareUrl(network, page)),
    mailUrl(page),
  ]);
});

it.each([
  ['opens a window and does not follow the link', {}, true, 'desktop', 1],
  ['follows the link if the browser blocks the window', {}, false, 'desktop', 1],
  ['with Ctrl opens no window', { ctrlKey: true }, true, 'desktop', 0],
  ['on a phone opens no window', {}, true, 'mobile', 0],
])('a click on a network’s link %s', (_, click, opens, device, windows) => {
  document.documentElement.dataset.device = device;
  const opened = { opener: window, document: document.implementation.createHTMLDocument() };
  const open = jest.spyOn(window, 'open').mockReturnValue((opens ? opened : null) as Window | null);
  render(<NetworkLink network={shareNetworks[0]!} page={sharedPage} />);

  const followed = fireEvent.click(screen.getByRole('link'), click);

  expect(followed).toBe(windows === 0 || !opens);
  expect(open).toHaveBeenCalledTimes(windows);
});

it('a click on «another app» passes the page to the system’s share sheet, and copies the link if the sheet cannot open', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share, clipboard: { writeText } });
  render(<FurtherWays page={sharedPage} />);

  fireEvent.click(screen.getByRole('button', { name: 'Другое приложение', hidden: true }));

  expect(await screen.findByRole('button', { name: 'Скопировано', hidden: true })).toBeTruthy();
  expect(share.mock.calls).toEqual([[{ url, title, text: description }]]);
  expect(writeText.mock.calls).toEqual([[url]]);
});

const button = (copied?: Copied) => <CopyLinkButton url={url} copied={copied} onCopy={() => {}} />;

/** The button's icon and label, and the text of the live region. */
const look = () => [
  screen.getByRole('button').querySelector('svg')?.innerHTML,
  screen.getByRole('button').textContent,
  document.querySelector('[aria-live]')!.textContent,
];

it('after copying, the button shows another icon and another label, and the live region has a message', () => {
  const { rerender } = render(button());
  const before = look();
  rerender(button(1));
  expect(look().filter((part, index) => part && part !== before[index])).toHaveLength(3);
});

it('after a refused copy, the link is selected in a focused field, and the button is unchanged', () => {
  const { rerender } = render(button());
  const before = look();
  rerender(button(false));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);
  expect(look()).toEqual(before);
});
