import { render, screen } from '@testing-library/react';
import {
  currentDots,
  nextFrame,
  reachableSlides,
  slidesWithLinks,
  stubBrowser,
} from '../../support/carousel';
import { withFakeClock } from '../../support/fake-clock';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

withFakeClock();

// As in `npm run dev`, where Next gives it the slides.
beforeEach(() => {
  stubBrowser();
  render(<FeatureCarousel count={3}>{slidesWithLinks(3)}</FeatureCarousel>);
  nextFrame();
});

it('shows the slides that it is given', () => {
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Слово 1',
    'Слово 2',
    'Слово 3',
  ]);
});

it('moves among them as in the export', () => {
  expect([currentDots(), reachableSlides()]).toEqual([['Слайд 1'], ['1 из 3']]);
});
