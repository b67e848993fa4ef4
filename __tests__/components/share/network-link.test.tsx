/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NetworkLink } from '@/components/share/network-link';
import { shareNetworks } from '@/lib/share/networks';
import { sharedPage } from '@/lib/share/shared-page';

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
