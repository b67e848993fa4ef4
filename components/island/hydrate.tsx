import { type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';
import { PrerenderedContent } from './prerendered-content';
import { Recovery } from './recovery';
import { isReady } from '@/lib/browser/island-state';
import { keepState } from '@/lib/browser/keep-state';

/**
 * Returns the function that the loader of an exported page calls to hydrate an island. The props are read
 * from the element's `data-props`. React does not change the content of the element with `data-kept`.
 *
 * If a browser extension or a proxy has changed the page, React renders the island again, and this code
 * restores the visitor's state. If React fails again, this code puts back the original elements, which work
 * without the island's code. If React fails after the island has become ready, this code puts back copies of
 * the original elements. After a failure the promise is rejected; otherwise it never settles.
 */
export const hydrate =
  <Props extends object>(Component: ComponentType<PropsWithChildren<Props>>) =>
  (island: HTMLElement) =>
    new Promise<never>((_, reject) => {
      const props = JSON.parse(island.dataset.props ?? '{}') as Props;
      const content = [...island.childNodes];
      const prerendered = island.querySelector('[data-kept]');
      const prerenderedNodes = [...(prerendered?.childNodes ?? [])];
      // The copy is in another document, so that it loads no pictures.
      const original = document.implementation.createHTMLDocument().importNode(island, true);
      original.querySelector('[data-kept]')?.replaceChildren();
      for (const busy of original.querySelectorAll('[aria-busy]'))
        busy.removeAttribute('aria-busy');
      let restore: (() => void) | undefined;
      // `putBack` may run more than once. Only the first run chooses the elements, because it then
      // removes `data-ready`.
      let replacement: readonly Node[] | undefined;
      const keep = () => {
        restore ??= keepState(island);
      };

      function putBack() {
        // In a ready island, React may have changed the elements. For example, it may have
        // disabled a button.
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
