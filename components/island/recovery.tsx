import { useLayoutEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { neverChanges } from './use-island-ready';

interface RecoveryProps {
  /** Remembers the visitor's state in the page. */
  readonly keep: () => void;
  /** Gives it to the new elements; does nothing before `keep`. */
  readonly restore: () => void;
}

/**
 * Carries the visitor's state over when React has given up a hydration and renders anew: that shows
 * by a first rendering that is no hydration, while the elements of the page are still there.
 */
export function Recovery({ keep, restore, children }: PropsWithChildren<RecoveryProps>) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  useState(() => isHydrating || keep());
  // After the effects of the island, which refer to its elements.
  useLayoutEffect(restore, [restore]);
  return children;
}
