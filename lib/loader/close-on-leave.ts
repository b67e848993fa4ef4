/**
 * Closes the drawer or dialog whose link is followed: at once on a slow
 * connection, and «back» shows the page without it.
 */
export function closeOnLeave(): void {
  document.addEventListener('click', ({ target }) => {
    (target as Element).closest('a')?.closest('dialog')?.close();
  });
}
