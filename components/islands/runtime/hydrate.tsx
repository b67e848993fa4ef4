import { type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openPanelsSelector } from '@/lib/browser/open-panels';

/**
 * The kept element of an island. React renders an empty string into it, and with `suppressHydrationWarning` keeps the
 * server's nodes. If React replaces the element, the new one gets these nodes.
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
 * Returns the function with which the loader hydrates an island. The promise is rejected when the island fails, and
 * otherwise stays pending. A failed island gets a copy of its pre-rendered elements back, which work without its code. An
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
