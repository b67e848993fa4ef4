'use client';

import { type EmblaCarouselType } from 'embla-carousel';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PropsWithChildren,
} from 'react';
import { CarouselControls, CarouselDots, placeInWords } from './carousel-controls';
import { PictureDialog, useEnlargedPicture } from './picture-dialog';
import { useCarousel } from './use-carousel';
import { useMediaQuery } from './use-media-query';
import { useRotation } from './use-rotation';
import { useIslandReady } from '@/components/islands/runtime/use-island-ready';
import { TITLE } from '@/lib/browser/carousel/parts';
import { showSlide } from '@/lib/browser/carousel/show-slide';
import { watchWheel } from '@/lib/browser/carousel/wheel-steps';
import { isUnmodified } from '@/lib/browser/modifier-keys';

type FeatureCarouselProps = PropsWithChildren<Pick<ComponentProps<typeof CarouselDots>, 'groups'>>;

/** The carousel of the app's features: a native scroll-snap strip, which Embla moves after hydration. */
export function FeatureCarousel({ groups, children }: FeatureCarouselProps) {
  const count = groups.length;
  const section = useRef<HTMLElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const { stripRef, api, delay, selected } = useCarousel();
  const [picture, enlarge] = useEnlargedPicture();
  useIslandReady(section, api !== undefined);
  const rotation = useRotation(section, control, api, delay);
  const jump = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [announced, setAnnounced] = useState('');

  // A layout effect runs before other code focuses a link in the new slide. `selected` may be outdated by one move.
  useLayoutEffect(() => {
    if (api) showSlide(api.slideNodes(), api.selectedScrollSnap());
  }, [api, selected]);

  /** Makes a move that the visitor requested, and announces the new slide. Automatic moves are not announced. */
  function step(move: (carousel: EmblaCarouselType) => void) {
    if (!api) return;
    move(api);
    const slide = api.slideNodes()[api.selectedScrollSnap()]!;
    const title = slide.querySelector(TITLE)!.textContent;
    setAnnounced(`${slide.getAttribute('aria-label')}: ${title}`);
  }

  const stepBy = (direction: number) =>
    step((carousel) => (direction > 0 ? carousel.scrollNext(jump) : carousel.scrollPrev(jump)));
  const onWheelStep = useEffectEvent(stepBy);
  useEffect(() => api && watchWheel(api.rootNode(), (direction) => onWheelStep(direction)), [api]);

  /** An arrow key moves the carousel by one slide, in a circle. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!api || !isUnmodified(event)) return;
    const goTo = (index: number) => () => step(() => api.scrollTo(index, jump));
    const move = {
      ArrowLeft: () => stepBy(-1),
      ArrowRight: () => stepBy(1),
      Home: goTo(0),
      End: goTo(count - 1),
    }[event.key];
    if (!move) return;
    event.preventDefault();
    if (event.repeat) return;
    // The strip takes the focus, because a focused link loses the focus when its slide is hidden.
    event.currentTarget.focus({ preventScroll: true });
    move();
  }

  return (
    <section
      ref={section}
      aria-roledescription="карусель"
      aria-label="Возможности приложения"
      onFocus={rotation.onFocus}
      onClick={rotation.onClick}
      className="carousel"
    >
      <CarouselControls
        ref={control}
        isRotating={rotation.isWanted}
        onToggle={rotation.toggle}
        onStep={stepBy}
        place={placeInWords(selected + 1, count, groups[selected]!)}
      />
      <p aria-live="assertive" data-failure="" className="px-4 pt-2 text-center" />
      <div
        ref={stripRef}
        // Once Embla runs, the strip is not a tab stop. With -1 it keeps the focus when Embla starts.
        tabIndex={api ? -1 : 0}
        role="group"
        data-strip=""
        aria-label="Слайды"
        onClick={enlarge}
        onKeyDown={onKeyDown}
        className={`carousel-strip ${api ? 'carousel-strip-moved' : ''}`}
      >
        {children}
      </div>
      <CarouselDots
        groups={groups}
        selected={selected}
        onSelect={(index) => step((carousel) => carousel.scrollTo(index, jump))}
      />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {picture && <PictureDialog picture={picture} />}
    </section>
  );
}
