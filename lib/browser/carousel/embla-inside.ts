import { type EmblaCarouselType } from 'embla-carousel';

type Engine = ReturnType<EmblaCarouselType['internalEngine']>;
type Places = 'location' | 'offsetLocation' | 'previousLocation' | 'target';
type Parts = 'containerRect' | 'scrollBody' | 'scrollTo' | 'slideLooper' | 'translate';

/**
 * The inside of Embla as far as our code uses it. We read it in Embla 8.6.0, which promises none of it. If an upgrade
 * renames or retypes something, `tsc` says where. It does not see whether this is still true:
 *
 * - `containerRect` is measured when Embla starts and at each `reInit`.
 * - The places are in CSS pixels to the right. When the strip loops, Embla shifts all of them and the target together.
 * - Other parts of Embla have a reference to `scrollBody`, so its methods are replaced. `useBaseFriction` is called
 *   when a step begins, and `useFriction` in a drag and after it. `settled` is called once per painted frame, `seek` in
 *   steps of 1/60 s. `duration` is 0 in a jump.
 * - `scrollTo.distance` is called only at the end of a drag.
 * - `translate` moves the container, and `loopPoints` are the slides that are put at the strip's other end to loop.
 * - The autoplay keeps its `delay`, an array with a number for each slide, and reads it before each move.
 */
type Inside = Pick<Engine, Places | Parts>;

export const insideOf = (api: EmblaCarouselType): Inside => api.internalEngine();
