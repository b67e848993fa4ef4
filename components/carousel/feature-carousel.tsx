'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { CarouselControls } from './carousel-controls';
import { PictureDialog } from './picture-dialog';
import { RotationControl } from './rotation-control';
import { useCarousel } from './use-carousel';
import { useEnlargedPicture } from './use-enlarged-picture';
import { useMediaQuery } from './use-media-query';
import { useRotation } from './use-rotation';
import { useSelectedSlide } from './use-selected-slide';
import { useIslandReady } from '@/components/island/use-island-ready';
import { loadPicturesAround } from '@/lib/carousel/load-pictures-around';

interface FeatureCarouselProps {
  /** Content of the slides, rendered on the server. */
  readonly slides: readonly ReactNode[];
}

/**
 * The carousel of app features. Its HTML is a native scroll-snap strip that
 * reaches every slide without scripts; hydration puts Embla over it.
 */
export function FeatureCarousel({ slides }: FeatureCarouselProps) {
  const island = useRef<HTMLElement>(null);
  const [stripRef, api] = useCarousel();
  const selected = useSelectedSlide(api);
  const enlarged = useEnlargedPicture();
  // First: it lets earlier clicks go, which the rotation has to see before it looks for the focus.
  useIslandReady(island, api !== undefined);
  const rotation = useRotation(island, api, enlarged.picture !== undefined);
  const jump = useMediaQuery('(prefers-reduced-motion: reduce)');
  const count = slides.length;

  useEffect(() => {
    if (api) loadPicturesAround(api.slideNodes(), selected);
  }, [api, selected]);

  return (
    <section
      ref={island}
      data-island="soon"
      aria-roledescription="карусель"
      aria-label="Возможности приложения"
      className="carousel"
      {...rotation.listeners}
    >
      <RotationControl rotating={rotation.wanted} onToggle={rotation.toggle} />
      <div
        ref={stripRef}
        tabIndex={api ? undefined : 0}
        role="group"
        aria-label="Слайды"
        onClick={enlarged.onClick}
        className={`carousel-strip ${api ? 'carousel-strip-moved' : ''}`}
      >
        <div className="flex" aria-live={rotation.rotating ? 'off' : 'polite'} aria-atomic="false">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="слайд"
              aria-label={`${index + 1} из ${count}`}
              inert={api !== undefined && index !== selected}
              className="carousel-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls
        count={count}
        selected={selected}
        onPrevious={() => api?.scrollPrev(jump)}
        onNext={() => api?.scrollNext(jump)}
        onSelect={(index) => api?.scrollTo(index, jump)}
      />
      <PictureDialog picture={enlarged.picture} onClose={enlarged.close} />
    </section>
  );
}
