import { startStrip, SLIDE_WIDTH } from '../../support/strip';
import { percentTranslate } from '@/lib/carousel/percent-translate';

const transform = (element?: HTMLElement) => element?.style.transform;

it.each([
  [0, '0.0000%'],
  [2, '-200.0000%'],
])('the strip at slide %d is moved by whole slides, whatever their width', (index, moved) => {
  const { api } = startStrip(4, [percentTranslate()]);

  api.scrollTo(index, true);
  api.internalEngine().translate.to(api.internalEngine().location.get());

  expect(transform(api.containerNode())).toBe(`translate3d(${moved},0,0)`);
});

it('a slide that the loop moves to the other end is moved so, too', () => {
  const { api } = startStrip(4, [percentTranslate()]);
  const { offsetLocation, slideLooper } = api.internalEngine();
  offsetLocation.set(-3.5 * SLIDE_WIDTH);

  slideLooper.loop();

  expect(transform(api.slideNodes()[0])).toBe('translate3d(400.0000%,0,0)');
});

it('a new measure keeps the slide and its share', () => {
  const { api } = startStrip(4, [percentTranslate()]);
  api.scrollTo(1, true);

  api.reInit();

  expect(transform(api.containerNode())).toBe('translate3d(-100.0000%,0,0)');
});
