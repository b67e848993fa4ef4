import { partsOf } from '../../support/markup';
import { FeatureSlide } from '@/components/carousel/feature-slide';

// Unit tests have no pictures.
jest.mock('@/lib/screenshots/published', () => ({
  publishedPicture: jest.fn(),
  webpSize: () => ({ width: 320, height: 640 }),
}));

it('a slide has a caption for phones, and up to six lines for other devices', () => {
  const lines = { text1: '1', text2: '2', text3: '3', text4: '4', text5: '5', text6: '6' };
  const slide = { img: 'a', alt: 'Снимок', text_mobile: 'Подпись', ...lines };

  expect(partsOf(<FeatureSlide slide={slide} number={2} count={3} />, 'p')).toEqual([
    ...['Подпись', ...Object.values(lines)],
  ]);
});
