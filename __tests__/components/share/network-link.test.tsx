import { fireEvent, render, screen } from '@testing-library/react';
import { answerOpen, newWindow } from '../../support/new-window';
import { PAGE } from '../../support/shared-page';
import { NetworkLink } from '@/components/share/network-link';
import { shareNetworks } from '@/lib/share/networks';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.device;
});

interface Click extends MouseEventInit {
  device?: 'mobile';
  window?: 'blocked';
}

it.each<[string, Click, { followed: boolean; windows: number }]>([
  ['a plain click on a computer gets a small window', {}, { followed: false, windows: 1 }],
  [
    'a blocked window leaves its tab to the link',
    { window: 'blocked' },
    { followed: true, windows: 1 },
  ],
  ['a click with Ctrl is left to the browser', { ctrlKey: true }, { followed: true, windows: 0 }],
  ['a phone may know the network’s app', { device: 'mobile' }, { followed: true, windows: 0 }],
])('%s', (_, { device, window = newWindow(), ...click }, { followed, windows }) => {
  if (device) dataset.device = device;
  const open = answerOpen(window);
  render(
    shareNetworks
      .slice(0, 1)
      .map((network) => <NetworkLink key={network.id} network={network} page={PAGE} />),
  );
  const link = screen.getByRole<HTMLAnchorElement>('link');

  expect(fireEvent.click(link, click)).toBe(followed);

  const addresses = open.mock.calls.map(([address]) => address);
  expect(addresses).toEqual(Array.from({ length: windows }, () => link.href));
});
