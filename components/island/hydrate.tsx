import { type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';
import { PrerenderedContent } from './prerendered-content';
import { Recovery } from './recovery';
import { isReady } from '@/lib/browser/island-state';
import { keepState } from '@/lib/browser/keep-state';

/**
 * Returns the function that the loader of an exported page calls to hydrate an island. The props are read
 * from the element's `data-props`. React does not change the content of `data-kept`.
 *
 * If an extension or a proxy has changed the page, React renders the island again, and this code restores the
 * visitor's state. If that fails, too, this code puts the original elements back, which work without the
 * island's code. If React fails after the island has become ready, this code puts copies of the original
 * elements back. After a failure the promise is rejected; otherwise it never settles.
 */
export const hydrate =
  <Props extends object>(Component: ComponentType<PropsWithChildren<Props>>) =>
  (island: HTMLElement) =>
    new Promise<never>((_, reject) => {
      const props = JSON.parse(island.dataset.props ?? '{}') as Props;
      const content = [...island.childNodes];
      const prerendered = island.querySelector('[data-kept]');
      const prerenderedNodes = [...(prerendered?.childNodes ?? [])];
      // A copy in another document loads no pictures.
      const original = document.implementation.createHTMLDocument().importNode(island, true);
      original.querySelector('[data-kept]')?.replaceChildren();
      for (const busy of original.querySelectorAll('[aria-busy]'))
        busy.removeAttribute('aria-busy');
      let restore: (() => void) | undefined;
      // Several failures may follow each other. Only the first one chooses the elements, because `putBack`
      // removes `data-ready`.
      let replacement: readonly Node[] | undefined;
      const keep = () => {
        restore ??= keepState(island);
      };

      function putBack() {
        // In a ready island React has changed the elements and may have disabled a button.
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
