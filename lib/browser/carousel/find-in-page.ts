import { insideOf } from './embla-inside';
import { plugin } from './plugin';

/**
 * Embla plug-in that lets «find in page» reach every slide. Browsers can scroll only to the right of the strip's left
 * edge, so while the strip rests, all hidden slides are to the right of the shown one. When the browser has scrolled
 * the strip to words that it has found, the plug-in shows their slide.
 */
export const findInPage = () =>
  plugin('findInPage', (api) => {
    const { scrollBody, slideLooper } = insideOf(api);
    const root = api.rootNode();
    const slides = api.slideNodes();
    const count = slides.length;
    const placeAll = (transformOf: (index: number) => string) =>
      slides.forEach(({ style }, index) => {
        style.transform = transformOf(index);
      });
    const reset = () => placeAll(() => '');

    function rest() {
      placeAll((index) => (index < api.selectedScrollSnap() ? `translate(${100 * count}%)` : ''));
    }

    /** Puts the slides where Embla has them. */
    function move() {
      reset();
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
      if (slidesScrolled) api.scrollTo((api.selectedScrollSnap() + slidesScrolled) % count, true);
    }

    rest();
    api.on('settle', rest).on('pointerDown', move).on('select', onSelect);
    root.addEventListener('scroll', onScroll);
    return () => {
      reset();
      api.off('settle', rest).off('pointerDown', move).off('select', onSelect);
      root.removeEventListener('scroll', onScroll);
    };
  });
