/** @jest-environment jsdom */
import { startStrip, SLIDE_WIDTH } from '../../support/strip';
import { percentTranslate } from '@/lib/carousel/percent-translate';

const transform = (element?: HTMLElement) => element?.style.transform;

// That slides stay in view at every width: e2e/visitor/rotation.spec.ts.
it('a slide that the loop moves to the other end is moved by a percentage', () => {
  const { api } = startStrip(4, [percentTranslate()]);
  const { offsetLocation, slideLooper } = api.internalEngine();
  offsetLocation.set(-3.5 * SLIDE_WIDTH);

  slideLooper.loop();

  expect(transform(api.slideNodes()[0])).toBe('translate3d(400.0000%,0,0)');
});
