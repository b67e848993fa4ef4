/** The button and keys of a click; DOM events and React's both have them. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click is with the main button and without keys, so not for a new tab or a download. */
export const isPlainClick = (click: Click) =>
  !(click.button || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
