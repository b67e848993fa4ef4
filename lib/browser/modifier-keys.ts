/** The modifier keys of an event of a pointer or a key; DOM events and React's both have them. */
type Event = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether no modifier key is held: such a click is not for a new tab or a download. */
export const isUnmodified = ({ ctrlKey, metaKey, shiftKey, altKey }: Event) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
