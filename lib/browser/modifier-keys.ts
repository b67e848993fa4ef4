/** The modifier keys of a pointer or keyboard event. DOM events and React's events both have them. */
type Event = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether no modifier key is pressed. With a modifier key, a click may open a new tab or start a download.
 */
export const isUnmodified = ({ ctrlKey, metaKey, shiftKey, altKey }: Event) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
