import { type CreatePluginType } from 'embla-carousel';

type PercentTranslate = CreatePluginType<Record<never, never>, Record<never, never>>;

/**
 * Measures the width, in CSS pixels, that equals 100 % in a transform. WebKit rounds this width to device
 * pixels, and no DOM property contains the rounded width. So this function briefly shifts the element by
 * 100 % and measures the distance.
 */
function widthOfPercentages(element: HTMLElement): number {
  const leftEdge = () => element.getBoundingClientRect().left;
  const before = leftEdge();
  element.style.transform = 'translate(100%)';
  const width = leftEdge() - before;
  element.style.transform = '';
  return width;
}

/**
 * Embla plug-in that moves slides by percentages instead of pixels. With percentages, the selected slide
 * stays in view when the width changes, even before Embla has measured again.
 *
 * The plug-in replaces `translate.to` of Embla (8.6), both for the strip and for the slides that the loop
 * moves. Percentages work because the strip and each slide are as wide as the carousel.
 */
export function percentTranslate(): PercentTranslate {
  return {
    name: 'percentTranslate',
    options: {},
    init(api) {
      const { translate, slideLooper, location } = api.internalEngine();
      const width = widthOfPercentages(api.rootNode());
      const move = (element: HTMLElement) => (target: number) => {
        const percent = (100 * target) / width;
        element.style.transform = `translate3d(${percent.toFixed(4)}%,0,0)`;
      };
      translate.to = move(api.containerNode());
      translate.to(location.get());
      for (const point of slideLooper.loopPoints) {
        point.translate.to = move(api.slideNodes()[point.index]!);
        point.translate.to(point.target());
      }
    },
    // Nothing to undo: after this call, Embla no longer uses the objects that this plug-in has changed.
    destroy() {},
  };
}
