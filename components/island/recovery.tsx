import { useLayoutEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { neverChanges } from './use-island-ready';

interface RecoveryProps {
  /** Remembers the visitor's state in the page. */
  readonly keep: () => void;
  /** Restores it on the new elements; does nothing before `keep`. */
  readonly restore: () => void;
}

/**
 * Carries over the visitor's state when React gives up a hydration and renders the island again. In
 * that case the first rendering is not a hydration, and it happens while the page's elements are
 * still there.
 */
export function Recovery({ keep, restore, children }: PropsWithChildren<RecoveryProps>) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  useState(() => isHydrating || keep());
  // Runs after the effects of the island, which set up its elements.
  useLayoutEffect(restore, [restore]);
  return children;
}
