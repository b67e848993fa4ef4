import { type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';
import { Kept } from './kept';
import { Recovery } from './recovery';
import { keepState } from '@/lib/browser/keep-state';

/**
 * Makes the function that hydrates an island. The loader of an exported page calls it. The props
 * come from the element's `data-props`; what is in its `data-kept` is left as it is.
 *
 * Where the page is not as the server sent it, because an extension or a proxy has changed it, React
 * renders the island anew, and the visitor's state is carried over. Where that fails, too, or any
 * later rendering, the island is put back as it stood, without its code.
 */
export const hydrate =
  <Props extends object>(Component: ComponentType<PropsWithChildren<Props>>) =>
  (island: HTMLElement): void => {
    const props = JSON.parse(island.dataset.props ?? '{}') as Props;
    const content = [...island.childNodes];
    const kept = island.querySelector('[data-kept]');
    const keptNodes = [...(kept?.childNodes ?? [])];
    let restore: (() => void) | undefined;
    const keep = () => {
      restore ??= keepState(island);
    };

    function putBack() {
      delete island.dataset.ready;
      island.replaceChildren(...content);
      kept?.append(...keptNodes);
      restore?.();
    }

    hydrateRoot(
      island,
      <IslandBoundary onFailure={keep} onRemoval={putBack}>
        <Recovery keep={keep} restore={() => restore?.()}>
          <Component {...props}>{kept && <Kept nodes={keptNodes} />}</Component>
        </Recovery>
      </IslandBoundary>,
    );
  };
