import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes the function by which the loader of an exported page hydrates an
 * island: the component with the props that the markup holds.
 */
export const hydrate =
  <Props extends object>(component: ComponentType<Props>) =>
  (island: HTMLElement): void => {
    const props = JSON.parse(island.dataset.props ?? '{}') as Props;
    hydrateRoot(island, createElement(component, props));
  };
