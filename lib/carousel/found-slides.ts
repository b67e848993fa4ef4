import { type CreatePluginType, type EmblaCarouselType } from 'embla-carousel';

type FoundSlides = CreatePluginType<Record<never, never>, Record<never, never>>;

/**
 * Embla plug-in that lets «find in page» reach every slide. Browsers can scroll only to the right of the strip's left
 * edge, so while the strip rests, all hidden slides are to the right of the shown one. When the browser has scrolled
 * the strip to words that it has found, the plug-in calls `onFound`.
 *
 * @param onFound gets Embla's API and the index of the slide with the words
 */
export function foundSlides(
  onFound: (api: EmblaCarouselType, index: number) => void,
): FoundSlides {
  let stop = () => {};
  return {
    name: 'foundSlides',
    options: {},
    init(api) {
      const root = api.rootNode();
      const slides = api.slideNodes();
      const count = slides.length;
      /** The transforms that Embla has set; undefined while the strip moves. */
      let own: string[] | undefined;

      function rest() {
        own ??= slides.map(({ style }) => style.transform);
        slides.forEach(({ style }, index) => {
          style.transform = index < api.selectedScrollSnap() ? `translate(${100 * count}%)` : '';
        });
      }

      function move() {
        own?.forEach((transform, index) => (slides[index]!.style.transform = transform));
        own = undefined;
      }

      function onScroll() {
        const slidesScrolled = Math.round(root.scrollLeft / root.clientWidth);
        root.scrollLeft = 0;
        if (slidesScrolled) onFound(api, (api.selectedScrollSnap() + slidesScrolled) % count);
      }

      rest();
      api.on('settle', rest).on('pointerDown', move).on('select', move);
      root.addEventListener('scroll', onScroll);
      stop = () => {
        move();
        api.off('settle', rest).off('pointerDown', move).off('select', move);
        root.removeEventListener('scroll', onScroll);
      };
    },
    destroy: () => stop(),
  };
}
