/** What both DOM events and React's events have. */
type Event = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether no modifier key is pressed. With one, a click may open a new tab or start a download. */
export const isUnmodified = ({ ctrlKey, metaKey, shiftKey, altKey }: Event) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
