import { useLayoutEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { neverChanges } from './use-island-ready';

interface RecoveryProps {
  /** Remembers the visitor's state, such as the focus and the scroll positions. */
  readonly keep: () => void;
  /** Restores the visitor's state on the island's new elements. Does nothing if `keep` was not called. */
  readonly restore: () => void;
}

/**
 * Keeps the visitor's state if hydration fails and React renders the island a second time. `keep` runs during
 * the second render, when the old elements are still in the page.
 */
export function Recovery({ keep, restore, children }: PropsWithChildren<RecoveryProps>) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  useState(() => isHydrating || keep());
  // Effects of children run first, so the island's components are set up before `restore` runs.
  useLayoutEffect(restore, [restore]);
  return children;
}
