import { type CreatePluginType } from 'embla-carousel';

type PercentTranslate = CreatePluginType<Record<never, never>, Record<never, never>>;

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
      // Not the engine's width, which is rounded: over 19 slides the rest adds up to pixels.
      const { width } = api.containerNode().getBoundingClientRect();
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
