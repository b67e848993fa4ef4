import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { PAGE } from '../../support/shared-page';
import { ShareMenu } from '@/components/share/share-menu';
import { type SharedPage, shareNetworks } from '@/lib/share/networks';
import { mailUrl, shareUrl } from '@/lib/share/share-url';

const linksOf = (container: Element) =>
  Array.from(container.querySelectorAll('a'), ({ textContent, href }) => [textContent, href]);

const linksAbout = (page: SharedPage) => [
  ...shareNetworks.map((network) => [network.label, shareUrl(network, page)]),
  [expect.any(String), mailUrl(page)],
];

it('the page holds a link to each network and one to an email before any script runs', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ShareMenu page={PAGE} />);

  expect(linksOf(container)).toEqual(linksAbout(PAGE));
});

it.each(['popovertarget', 'aria-controls'])('what a button names by %s is there', (attribute) => {
  const { container } = render(<ShareMenu page={PAGE} />);

  const id = container.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? '';
  expect(document.getElementById(id)).toContainElement(container.querySelector('[href^=mailto]'));
});

it('the current page is shared where the given address is none', () => {
  const { container } = render(<ShareMenu page={{ ...PAGE, url: 'javascript:alert(1)' }} />);

  expect(linksOf(container)).toEqual(linksAbout({ ...PAGE, url: window.location.href }));
});
