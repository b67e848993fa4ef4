import { insideOf } from './embla-inside';
import { plugin } from './plugin';

// The width of 100 % in a transform. WebKit rounds it to device pixels, and no DOM property has the rounded width, so
// this function briefly shifts the element by 100 %.
function widthOfPercentages(element: HTMLElement): number {
  const leftEdge = () => element.getBoundingClientRect().left;
  const before = leftEdge();
  element.style.transform = 'translate(100%)';
  const width = leftEdge() - before;
  element.style.transform = '';
  return width;
}

/**
 * Embla plug-in that moves slides by percentages. So the selected slide stays in view until Embla has measured a new
 * width. The strip and each slide must be as wide as the carousel.
 */
export const percentTranslate = () =>
  plugin('percentTranslate', (api) => {
    const { translate, slideLooper, location } = insideOf(api);
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
  });
