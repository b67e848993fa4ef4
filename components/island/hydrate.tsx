import { type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';
import { Kept } from './kept';
import { Recovery } from './recovery';
import { isReady } from '@/lib/browser/island-state';
import { keepState } from '@/lib/browser/keep-state';

/**
 * Makes the function that hydrates an island; the loader of an exported page calls it. The props
 * come from the element's `data-props`; the content of its `data-kept` stays as it is.
 *
 * If an extension or a proxy has changed the page, React renders the island again, and the
 * visitor's state is carried over. If that fails, the original elements are put back and work
 * without the island's code; if any later rendering fails, copies of them as they were. Then the
 * promise is rejected; otherwise it never ends.
 */
export const hydrate =
  <Props extends object>(Component: ComponentType<PropsWithChildren<Props>>) =>
  (island: HTMLElement) =>
    new Promise<never>((_, reject) => {
      const props = JSON.parse(island.dataset.props ?? '{}') as Props;
      const content = [...island.childNodes];
      const kept = island.querySelector('[data-kept]');
      const keptNodes = [...(kept?.childNodes ?? [])];
      // In another document, where no picture is loaded.
      const original = document.implementation.createHTMLDocument().importNode(island, true);
      original.querySelector('[data-kept]')?.replaceChildren();
      for (const held of original.querySelectorAll('[aria-busy]'))
        held.removeAttribute('aria-busy');
      let restore: (() => void) | undefined;
      // Chosen once, because several errors may follow each other.
      let replacement: readonly Node[] | undefined;
      const keep = () => {
        restore ??= keepState(island);
      };

      function putBack() {
        // Since the island was ready, React has changed the elements, and maybe disabled a button.
        replacement ??= isReady(island) ? [...original.childNodes] : content;
        island.replaceChildren(...replacement);
        delete island.dataset.ready;
        island.querySelector('[data-kept]')?.append(...keptNodes);
        restore?.();
        reject(new Error('The island has failed.'));
      }

      hydrateRoot(
        island,
        <IslandBoundary onFailure={keep} onRemoval={putBack}>
          <Recovery keep={keep} restore={() => restore?.()}>
            <Component {...props}>{kept && <Kept nodes={keptNodes} />}</Component>
          </Recovery>
        </IslandBoundary>,
      );
    });
