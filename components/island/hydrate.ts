import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes the function that hydrates an island. The loader of an exported page calls it. The props
 * come from the element's `data-props`.
 */
export const hydrate =
  <Props extends object>(component: ComponentType<Props>) =>
  (island: HTMLElement): void => {
    const props = JSON.parse(island.dataset.props ?? '{}') as Props;
    hydrateRoot(island, createElement(component, props));
  };
