/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FurtherWays } from '@/components/share/further-ways';
import { NetworkLink } from '@/components/share/network-link';
import { ShareMenu } from '@/components/share/share-menu';
import { shareNetworks } from '@/lib/share/networks';
import { mailUrl, shareUrl } from '@/lib/share/share-url';
import { sharedPage } from '@/lib/share/shared-page';

it('each network and an email get the page, by the current address where it has none', () => {
  render(<ShareMenu page={{ ...sharedPage, url: 'javascript:alert(1)' }} />);

  const page = { ...sharedPage, url: window.location.href };
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  expect(links.map(({ href }) => href)).toEqual([
    ...shareNetworks.map((network) => shareUrl(network, page)),
    mailUrl(page),
  ]);
});

it.each([
  ['a plain click gets a window', {}, true, 'desktop', 1],
  ['a blocked window leaves its tab to the link', {}, false, 'desktop', 1],
  ['a click with Ctrl is left to the browser', { ctrlKey: true }, true, 'desktop', 0],
  ['a phone may know the network’s app', {}, true, 'mobile', 0],
])('%s', (_, click, opens, device, windows) => {
  document.documentElement.dataset.device = device;
  const opened = { opener: window, document: document.implementation.createHTMLDocument() };
  const open = jest.spyOn(window, 'open').mockReturnValue((opens ? opened : null) as Window | null);
  render(<NetworkLink network={shareNetworks[0]!} page={sharedPage} />);

  const followed = fireEvent.click(screen.getByRole('link'), click);

  expect(followed).toBe(windows === 0 || !opens);
  expect(open).toHaveBeenCalledTimes(windows);
});

it('the system’s share sheet gets the page, and the link is copied if it fails', async () => {
  const { url, title, description } = sharedPage;
  const share = jest.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share, clipboard: { writeText } });
  render(<FurtherWays page={sharedPage} />);

  fireEvent.click(screen.getByRole('button', { name: 'Другое приложение', hidden: true }));

  expect(await screen.findByRole('button', { name: 'Скопировано', hidden: true })).toBeTruthy();
  expect(share.mock.calls).toEqual([[{ url, title, text: description }]]);
  expect(writeText.mock.calls).toEqual([[url]]);
});
