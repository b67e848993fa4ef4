/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
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
