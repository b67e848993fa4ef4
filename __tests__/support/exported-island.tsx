import { render } from '@testing-library/react';
import { type ComponentType, type ReactElement } from 'react';
// The one for browsers needs a MessageChannel, which jsdom has not.
import { renderToString } from 'react-dom/server.node';

/** Puts an island's server-rendered HTML into the document, as a page of the export has it. */
export function showIsland(island: ReactElement): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = renderToString(island);
  document.body.replaceChildren(page);
  return page.querySelector<HTMLElement>('[data-island]')!;
}

/** Hydrates an island of the document with the props that it carries. */
export const hydrateIsland = <Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
) =>
  render(<Component {...(JSON.parse(island.dataset.props ?? '') as Props)} />, {
    container: island,
    hydrate: true,
  });
