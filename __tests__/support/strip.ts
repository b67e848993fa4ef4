import EmblaCarousel, { type EmblaPluginType } from 'embla-carousel';

/** Width of the strip and of each slide in CSS pixels. */
const SLIDE_WIDTH = 400;

/** An element with a fixed size, because jsdom has no layout. */
const sized = (left: number, ...children: HTMLElement[]) => {
  const element = document.createElement('div');
  // Embla reads this margin as a number. Without it, jsdom's computed style would be an empty string.
  element.style.margin = '0px';
  element.append(...children);
  return Object.defineProperties(element, {
    offsetLeft: { value: left },
    offsetWidth: { value: SLIDE_WIDTH },
    offsetTop: { value: 0 },
    offsetHeight: { value: 100 },
    // Embla treats an element without `offsetParent` as hidden, and does not listen for drags.
    offsetParent: { value: document.body },
  });
};

/** Starts Embla on a looping strip of slides. */
export function startStrip(count: number, plugins: EmblaPluginType[]) {
  const slides = Array.from({ length: count }, (_, index) => sized(index * SLIDE_WIDTH));
  const container = sized(0, ...slides);
  const root = sized(0, container);
  document.body.replaceChildren(root);
  return {
    api: EmblaCarousel(root, { loop: true }, plugins),
    root,
    slidesMoved: () => -parseFloat(container.style.transform.split('(')[1]!) / SLIDE_WIDTH,
  };
}
