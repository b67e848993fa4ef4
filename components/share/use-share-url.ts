import { useSyncExternalStore } from 'react';
import { httpUrlOr } from '@/lib/share/share-url';

const neverChanges = () => () => {};

/**
 * The address to share: the given one, or the current page's where the given
 * one is not http(s). On the server, where there is
 * no current page, the given one.
 */
export const useShareUrl = (url: string) =>
  useSyncExternalStore(
    neverChanges,
    () => httpUrlOr(url, window.location.href),
    () => url,
  );
