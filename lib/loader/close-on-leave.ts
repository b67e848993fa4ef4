import { isPlainClick } from '@/lib/loader/is-plain-click';

/**
 * Closes the drawer or dialog whose link is followed: at once on a slow
 * connection, and «back» shows the page without it.
 */
export function closeOnLeave(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link && isPlainClick(event)) link.closest('dialog')?.close();
  });
}
