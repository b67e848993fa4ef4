import { fireEvent, render, screen } from '@testing-library/react';
import { answerOpen, newWindow } from '../../support/new-window';
import { PAGE } from '../../support/shared-page';
import { NetworkLink } from '@/components/share/network-link';
import { shareNetworks } from '@/lib/share/networks';

const { dataset } = document.documentElement;

/** Clicks the first network's link. @returns whether the browser still follows the link */
function clickLink(init: MouseEventInit = {}) {
  render(
    shareNetworks
      .slice(0, 1)
      .map((network) => <NetworkLink key={network.id} network={network} page={PAGE} />),
  );
  return fireEvent.click(screen.getByRole('link', { name: 'ВКонтакте' }), init);
}

afterEach(() => {
  delete dataset.device;
});

it('a plain click on a computer opens the share window with the link’s address', () => {
  const open = answerOpen(newWindow());

  clickLink();

  const { href } = screen.getByRole<HTMLAnchorElement>('link');
  expect(open.mock.calls.map(([address]) => address)).toEqual([href]);
});

it('a plain click on a computer opens no new tab besides the window', () => {
  answerOpen(newWindow());

  expect(clickLink()).toBe(false);
});

it('a blocked window leaves the new tab to the link', () => {
  answerOpen('blocked');

  expect(clickLink()).toBe(true);
});

it.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['of the middle button', { button: 1 }],
])('a click %s is left to the browser', (_, init) => {
  const open = answerOpen(newWindow());

  const followed = clickLink(init);

  expect([followed, open.mock.calls]).toEqual([true, []]);
});

it('a click on a phone is left to the browser, which may know the network’s app', () => {
  dataset.device = 'mobile';
  const open = answerOpen(newWindow());

  const followed = clickLink();

  expect([followed, open.mock.calls]).toEqual([true, []]);
});
