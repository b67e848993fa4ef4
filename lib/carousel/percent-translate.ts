import { type CreatePluginType } from 'embla-carousel';

type PercentTranslate = CreatePluginType<Record<never, never>, Record<never, never>>;

/**
 * Width in CSS pixels that a transform's percentages refer to. WebKit rounds it to pixels of the
 * device, other engines do not; over 19 slides the difference adds up to pixels. No property tells
 * it, so the element is moved for a moment. The engine's own width is always rounded.
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
 * Embla plug-in: slides are moved by per cent and not by pixels, so that the selected one stays in
 * view while the width changes, until Embla measures again.
 *
 * It replaces `translate.to` of the engine (8.6), for the strip and for the slides that the loop
 * moves. All of them are as wide as the carousel.
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
    // Embla makes a new engine at each measurement.
    destroy() {},
  };
}
