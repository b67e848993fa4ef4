/** Whether the visitor has zoomed in with two fingers. One finger then pans over the page. */
const isZoomedIn = () => (window.visualViewport?.scale ?? 1) > 1;

/** Whether a press may drag the carousel. The words of a slide can be selected with a mouse. */
export const mayDrag = ({ type, target }: Event) =>
  !isZoomedIn() &&
  !(type === 'mousedown' && (target as Element).closest('.slide-text, .slide-caption'));

/** Lets the browser pan over the strip while the page is zoomed in. @returns a function that stops this */
export function panZoomedPage(strip: HTMLElement): () => void {
  const update = () => {
    strip.style.touchAction = isZoomedIn() ? 'auto' : '';
  };
  update();
  window.visualViewport?.addEventListener('resize', update);
  return () => window.visualViewport?.removeEventListener('resize', update);
}
