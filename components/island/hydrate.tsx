import { type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';
import { PrerenderedContent } from './prerendered-content';
import { Recovery } from './recovery';
import { isReady } from '@/lib/browser/island-state';
import { keepState } from '@/lib/browser/keep-state';

/**
 * Returns the function that the loader of an exported page calls to hydrate an island. The props are read
 * from the island's `data-props`. React does not change the content of the kept element.
 *
 * If a browser extension or a proxy has changed the page, React renders the island again, and the visitor's
 * state, such as the focus, is restored on the new elements. If this render fails, too, the island gets its
 * original elements back, which work without the island's code. If the island fails later, when it is ready,
 * it gets copies of its original elements. In both cases the promise that the function returns is rejected.
 * While the island works, the promise stays pending.
 */
export const hydrate =
  <Props extends object>(Component: ComponentType<PropsWithChildren<Props>>) =>
  (island: HTMLElement) =>
    new Promise<never>((_, reject) => {
      const props = JSON.parse(island.dataset.props ?? '{}') as Props;
      const content = [...island.childNodes];
      const prerendered = island.querySelector('[data-kept]');
      const prerenderedNodes = [...(prerendered?.childNodes ?? [])];
      // The copy belongs to another document, so that the browser does not load its pictures.
      const original = document.implementation.createHTMLDocument().importNode(island, true);
      original.querySelector('[data-kept]')?.replaceChildren();
      for (const busy of original.querySelectorAll('[aria-busy]'))
        busy.removeAttribute('aria-busy');
      let restore: (() => void) | undefined;
      // The first run of `putBack` chooses the replacement, and later runs reuse it. The choice depends on
      // `data-ready`, which the first run removes.
      let replacement: readonly Node[] | undefined;
      const keep = () => {
        restore ??= keepState(island);
      };

      function putBack() {
        // A ready island gets copies, because React may have changed the original elements. For example,
        // a button may be disabled.
        replacement ??= isReady(island) ? [...original.childNodes] : content;
        island.replaceChildren(...replacement);
        delete island.dataset.ready;
        island.querySelector('[data-kept]')?.append(...prerenderedNodes);
        restore?.();
        reject(new Error('The island has failed.'));
      }

      hydrateRoot(
        island,
        <IslandBoundary onFailure={keep} onRemoval={putBack}>
          <Recovery keep={keep} restore={() => restore?.()}>
            <Component {...props}>
              {prerendered && <PrerenderedContent nodes={prerenderedNodes} />}
            </Component>
          </Recovery>
        </IslandBoundary>,
      );
    });
