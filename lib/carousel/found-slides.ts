import { type EmblaCarouselType, type EmblaPluginType } from 'embla-carousel';

/**
 * Embla plug-in that lets «find in page» reach every slide. Browsers can scroll only to the right of the strip's left
 * edge, so while the strip rests, all hidden slides are to the right of the shown one. When the browser has scrolled
 * the strip to words that it has found, the plug-in calls `onFound`.
 *
 * @param onFound gets Embla's API and the index of the slide with the words
 */
export function foundSlides(
  onFound: (api: EmblaCarouselType, index: number) => void,
): EmblaPluginType {
  let stop = () => {};
  return {
    name: 'foundSlides',
    options: {},
    init(api) {
      const { scrollBody, slideLooper } = api.internalEngine();
      const root = api.rootNode();
      const slides = api.slideNodes();
      const count = slides.length;
      const place = (slide: HTMLElement, transform: string) => {
        slide.style.transform = transform;
      };

      function rest() {
        const right = `translate(${100 * count}%)`;
        slides.forEach((slide, index) =>
          place(slide, index < api.selectedScrollSnap() ? right : ''),
        );
      }

      /** Puts the slides where Embla has them. */
      function move() {
        slides.forEach((slide) => place(slide, ''));
        for (const { target, translate } of slideLooper.loopPoints) translate.to(target());
      }

      function onSelect() {
        move();
        // A jump ends before Embla reports it.
        if (!scrollBody.duration()) rest();
      }

      function onScroll() {
        const slidesScrolled = Math.round(root.scrollLeft / root.clientWidth);
        root.scrollLeft = 0;
        if (slidesScrolled) onFound(api, (api.selectedScrollSnap() + slidesScrolled) % count);
      }

      rest();
      api.on('settle', rest).on('pointerDown', move).on('select', onSelect);
      root.addEventListener('scroll', onScroll);
      stop = () => {
        slides.forEach((slide) => place(slide, ''));
        api.off('settle', rest).off('pointerDown', move).off('select', onSelect);
        root.removeEventListener('scroll', onScroll);
      };
    },
    destroy: () => stop(),
  };
}
