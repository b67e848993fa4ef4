import { WORDS } from './parts';

/** Whether the visitor has zoomed in with two fingers. One finger or a wheel then pans over the page. */
export const isZoomedIn = () => (window.visualViewport?.scale ?? 1) > 1;

/** Whether a press may drag the carousel. The words of a slide can be selected with a mouse. */
export const mayDrag = ({ type, target }: Event) =>
  !isZoomedIn() && !(type === 'mousedown' && (target as Element).closest(WORDS));

/** Lets the browser pan over the strip while the page is zoomed in. @returns a function that stops this */
export function panZoomedPage(strip: HTMLElement): () => void {
  const update = () => {
    const [touchAction, overflow] = isZoomedIn() ? ['auto', 'hidden'] : ['', ''];
    // A strip that scrolls or contains its overscroll would keep the pan to itself.
    Object.assign(strip.style, { touchAction, overscrollBehavior: touchAction, overflow });
  };
  update();
  window.visualViewport?.addEventListener('resize', update);
  return () => window.visualViewport?.removeEventListener('resize', update);
}
