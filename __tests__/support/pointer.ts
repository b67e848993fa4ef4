import { act } from '@testing-library/react';

interface PointerInit {
  readonly pointerType: 'mouse' | 'touch';
  /** Where the pointer comes from or goes to; none: out of the window. */
  readonly relatedTarget?: Element;
}

/** Fires a pointer event, of which jsdom knows nothing, at an element. */
export const firePointer = (type: string, target: Element, init: PointerInit) =>
  act(() => {
    const { pointerType, relatedTarget = null } = init;
    const event = new MouseEvent(type, { bubbles: true, relatedTarget });
    target.dispatchEvent(Object.assign(event, { pointerType }));
  });
