import { type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openPanelsSelector } from '@/lib/browser/open-panels';

/**
 * The kept element of an island. In the browser, React renders only an empty string into it. With
 * `suppressHydrationWarning` React accepts and keeps the nodes from the server. If React replaces the element,
 * these nodes are moved into the new element.
 */
const PrerenderedContent = ({ nodes }: { readonly nodes: readonly Node[] }) => (
  <div
    ref={(element) => {
      if (!element?.hasChildNodes()) element?.append(...nodes);
    }}
    data-kept=""
    suppressHydrationWarning
  >
    {''}
  </div>
);

/**
 * Returns the function that the loader of an exported page calls to hydrate an island. The props are read
 * from the island's `data-props`. The promise is rejected when the island fails, and otherwise stays pending.
 *
 * If the island fails, it gets a copy of its pre-rendered elements back, which work without the island's code. An
 * island that has failed before, because the visitor could wait no longer, is left alone.
 */
export const hydrate =
  <Props extends object>(Island: ComponentType<PropsWithChildren<Props>>) =>
  (island: HTMLElement) =>
    new Promise<never>((_, reject) => {
      if (island.dataset.state) return;
      const props = JSON.parse(island.dataset.props ?? '{}') as Props;
      const kept = island.querySelector('[data-kept]');
      const keptNodes = [...(kept?.childNodes ?? [])];
      // React expects the line about a failure to be empty, as in the exported HTML.
      island.querySelector('[data-failure]')?.replaceChildren();
      // The copy belongs to another document, so that the browser does not load its pictures.
      const original = document.implementation.createHTMLDocument().importNode(island, true);
      original.querySelector('[data-kept]')?.replaceChildren();
      const wasOpen = island.querySelector(openPanelsSelector()) !== null;
      // A panel that is replaced has closed.
      const reopen = () => wasOpen && island.querySelector<HTMLElement>('[popover]')?.showPopover();

      function putBack(error: unknown) {
        reportError(error);
        island.dataset.state = 'failed';
        island.replaceChildren(...original.childNodes);
        island.querySelector('[data-kept]')?.append(...keptNodes);
        reopen();
        reject(error as Error);
      }

      hydrateRoot(
        island,
        <Island {...props}>{kept && <PrerenderedContent nodes={keptNodes} />}</Island>,
        {
          // React has removed the island's elements.
          onUncaughtError: putBack,
          // An extension or a proxy has changed the island, and React has rendered it again.
          onRecoverableError(error) {
            reopen();
            reportError(error);
          },
        },
      );
    });
