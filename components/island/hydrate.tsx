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
 * If a browser extension or a proxy has changed the page, hydration fails, and React renders the island again.
 * Then the visitor's state, such as the focus, is restored. If the second render fails, too, the island gets its
 * original elements back, which work without the island's code. If a ready island fails, it gets copies of them.
 *
 * The returned function returns a promise, which is rejected when the island fails, and otherwise stays pending.
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
        // In a ready island, React may have changed the elements, for example disabled a button. Such an
        // island gets the copies that were made before hydration.
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
