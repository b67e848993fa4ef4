'use client';

import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselControls } from './carousel-controls';
import { CarouselDots } from './carousel-dots';
import { CarouselPlace } from './carousel-place';
import { PictureDialog } from './picture-dialog';
import { RotationControl } from './rotation-control';
import { MOVED, useCarousel } from './use-carousel';
import { useEnlargedPicture } from './use-enlarged-picture';
import { useMediaQuery } from './use-media-query';
import { useRotation } from './use-rotation';
import { useSelectedSlide } from './use-selected-slide';
import { useIslandReady } from '@/components/island/use-island-ready';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { showSlide } from '@/lib/carousel/show-slide';
import { fallbacks } from '@/lib/content/fallbacks';

const FALLBACK_ID = 'carousel-fallback';

interface FeatureCarouselProps {
  /** How many slides there are. */
  readonly count: number;
  /** One element with the slides, which the server renders. */
  readonly children?: ReactNode;
}

/**
 * The carousel of app features. Its HTML is a native scroll-snap strip that
 * reaches every slide without scripts; hydration starts Embla on it.
 */
export function FeatureCarousel({ count, children }: FeatureCarouselProps) {
  const section = useRef<HTMLElement>(null);
  const [stripRef, api, delay] = useCarousel();
  const selected = useSelectedSlide(api);
  const enlarged = useEnlargedPicture();
  // Must be the first effect: it starts the replay of held clicks, which the rotation must see
  // before it looks where the focus is.
  useIslandReady(section, api !== undefined);
  const rotation = useRotation(section, api, delay);
  const jump = useMediaQuery('(prefers-reduced-motion: reduce)');

  // In a layout effect, because other code may move the focus into the new slide, and an inert
  // slide would lose it. The index comes from Embla, which may have moved to the focused slide
  // since this render.
  useLayoutEffect(() => {
    if (api) showSlide(api.slideNodes(), api.selectedScrollSnap());
  }, [api, selected]);

  /** Moves by arrow keys as the native strip does: one slide at a press, not beyond an end. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!api || !step || event.repeat || !isUnmodified(event)) return;
    // The link that has the focus will be inert.
    event.currentTarget.focus({ preventScroll: true });
    const index = api.selectedScrollSnap() + step;
    if (index >= 0 && index < count) api.scrollTo(index, jump);
  }

  return (
    <section
      ref={section}
      aria-roledescription="карусель"
      aria-label="Возможности приложения"
      onFocus={rotation.onFocus}
      onClick={rotation.onClick}
      data-fallback={FALLBACK_ID}
      className="carousel"
    >
      <CarouselControls
        onPrevious={() => api?.scrollPrev(jump)}
        onNext={() => api?.scrollNext(jump)}
      >
        <RotationControl isRotating={rotation.isWanted} onToggle={rotation.toggle} />
      </CarouselControls>
      <p
        id={FALLBACK_ID}
        role="alert"
        hidden
        suppressHydrationWarning
        className="carousel-fallback"
      >
        {fallbacks.carousel}
      </p>
      <div
        ref={stripRef}
        // No longer a tab stop; if it has the focus, it keeps it.
        tabIndex={api ? -1 : 0}
        role="group"
        aria-label="Слайды"
        onClick={enlarged.onClick}
        onKeyDown={onKeyDown}
        aria-live={rotation.isRotating ? 'off' : 'polite'}
        className={`carousel-strip ${api ? MOVED : ''}`}
      >
        {children}
      </div>
      <CarouselDots
        count={count}
        selected={selected}
        onSelect={(index) => api?.scrollTo(index, jump)}
      />
      <CarouselPlace number={selected + 1} count={count} />
      <PictureDialog picture={enlarged.picture} onClose={enlarged.close} />
    </section>
  );
}
