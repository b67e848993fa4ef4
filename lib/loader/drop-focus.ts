/**
 * Takes the focus off the menu and drawer buttons after a pointer's click. A
 * keyboard's click has detail 0 and keeps it.
 */
export function dropFocusAfterClick(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-drop-focus]');
    if (event.detail > 0) button?.blur();
  });
}
