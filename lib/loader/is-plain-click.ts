/** What a click tells of its button and keys; DOM events and React's have it alike. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click asks for nothing special, such as a new tab or a download. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
