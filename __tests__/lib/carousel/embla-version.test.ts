/** @jest-environment node */
import { dependencies } from '@/package.json';

/*
 * Fails at every update of Embla, on purpose. Then read the release's changes of ScrollBody,
 * ScrollTo and DragHandler, try a step, a drag and a flick in a browser, and put the new version
 * here and into the comments of fixed-time.ts and flick.ts, which reach into its engine.
 */
it.each(['embla-carousel', 'embla-carousel-react'] as const)(
  '%s is pinned to the version whose engine the two plug-ins know',
  (name) => {
    expect(dependencies[name]).toBe('8.6.0');
  },
);
