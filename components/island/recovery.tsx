import { useLayoutEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { neverChanges } from './use-island-ready';

interface RecoveryProps {
  /** Remembers the visitor's state in the page. */
  readonly keep: () => void;
  /** Restores the state on the new elements. Does nothing if `keep` was not called. */
  readonly restore: () => void;
}

/**
 * Keeps the visitor's state when React cannot hydrate an island and renders it again. `keep` runs during that
 * second render, when the old elements and their state are still in the page.
 */
export function Recovery({ keep, restore, children }: PropsWithChildren<RecoveryProps>) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  useState(() => isHydrating || keep());
  // This effect runs after the effects of the island's components, which set up their elements.
  useLayoutEffect(restore, [restore]);
  return children;
}
