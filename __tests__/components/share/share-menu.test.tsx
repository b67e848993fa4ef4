/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ShareMenu } from '@/components/share/share-menu';
import { shareNetworks } from '@/lib/share/networks';
import { mailUrl, shareUrl } from '@/lib/share/share-url';
import { sharedPage } from '@/lib/share/shared-page';

it('the links to social networks and email share the current address if the page’s own address does not begin with http', () => {
  render(<ShareMenu page={{ ...sharedPage, url: 'javascript:alert(1)' }} />);

  const page = { ...sharedPage, url: window.location.href };
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  expect(links.map(({ href }) => href)).toEqual([
    ...shareNetworks.map((network) => shareUrl(network, page)),
    mailUrl(page),
  ]);
});
