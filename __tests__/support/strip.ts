import EmblaCarousel, { type EmblaPluginType } from 'embla-carousel';

/** Width of the strip and of each slide in CSS pixels. */
export const SLIDE_WIDTH = 400;

const place = (element: HTMLElement, left: number, width: number) =>
  Object.defineProperties(element, {
    offsetLeft: { value: left },
    offsetWidth: { configurable: true, value: width },
    offsetTop: { value: 0 },
    offsetHeight: { value: 100 },
    // Embla treats an element without `offsetParent` as hidden, and does not listen for drags.
    offsetParent: { value: document.body },
  });

/** Embla over a looping strip of slides, with the sizes that jsdom cannot measure. */
export function startStrip(count: number, plugins: EmblaPluginType[]) {
  const root = document.createElement('div');
  const container = document.createElement('div');
  place(root, 0, SLIDE_WIDTH);
  place(container, 0, SLIDE_WIDTH);
  for (let index = 0; index < count; index += 1) {
    const slide = place(document.createElement('div'), index * SLIDE_WIDTH, SLIDE_WIDTH);
    // jsdom computes no margin unless one is set, and Embla adds it up.
    slide.style.margin = '0px';
    container.append(slide);
  }
  root.append(container);
  document.body.replaceChildren(root);
  const api = EmblaCarousel(root, { loop: true }, plugins);
  return {
    api,
    root,
    /** Gives the strip another width, as a resize of the window does. */
    widen: (width: number) => Object.defineProperty(container, 'offsetWidth', { value: width }),
    /** How far the strip is moved to the left, in CSS pixels. */
    moved: () => -Number(/translate3d\((.+?)px/.exec(container.style.transform)?.[1] ?? Number.NaN),
  };
}
