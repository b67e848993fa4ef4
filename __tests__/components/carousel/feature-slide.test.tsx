import { render, screen } from '@testing-library/react';
import { FeatureSlide } from '@/components/carousel/feature-slide';
import { type Slide } from '@/lib/content/slide';

const full: Slide = {
  img: 'card',
  alt: 'Карточка немецкого слова.',
  text_mobile: 'Подпись',
  text1: 'Первая',
  text2: 'Вторая',
  text3: 'Третья',
  text4: 'Четвёртая',
  text5: 'Пятая',
  text6: 'Шестая',
};

const texts = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('has the mobile caption and the six lines in their order', () => {
  render(<FeatureSlide slide={full} eager={false} />);

  expect(texts()).toEqual([
    'Подпись',
    'Первая',
    'Вторая',
    'Третья',
    'Четвёртая',
    'Пятая',
    'Шестая',
  ]);
});

it('leaves no gap for lines that are not used', () => {
  const { img, alt, text_mobile, text1 } = full;
  render(<FeatureSlide slide={{ img, alt, text_mobile, text1 }} eager />);

  expect(texts()).toEqual(['Подпись', 'Первая']);
});

it('has the screenshot, told in words', () => {
  render(<FeatureSlide slide={full} eager={false} />);

  expect(screen.getByRole('img', { name: /^Карточка немецкого слова/ })).toBeInTheDocument();
});
