import { partsOf } from '../../support/markup';
import { CarouselDots } from '@/components/carousel/carousel-dots';
import { CarouselPlace } from '@/components/carousel/carousel-place';
import { FeatureSlide } from '@/components/carousel/feature-slide';
import { slides } from '@/lib/content/slides';

it('the dots of a group are together, and so are those without a group', () => {
  const dots = <CarouselDots groups={['А', 'А', '', 'Б']} selected={0} onSelect={() => {}} />;

  expect(partsOf(dots, 'span button@aria-label')).toEqual([
    ...['  ', 'Слайд 1', 'Слайд 2', ' ', 'Слайд 3', ' ', 'Слайд 4'],
  ]);
});

it.each([
  ['of a group is above the heading and before the number', 'Группа', ['Группа', 'Слово']],
  ['is missing if the slide has none', undefined, ['Слово']],
])('the name %s', (_, group, texts) => {
  const slide = <FeatureSlide slide={{ ...slides[0]!, group, text1: 'Слово' }} eager={false} />;
  const place = <CarouselPlace number={9} count={19} group={group ?? ''} />;

  expect(partsOf(slide, 'small p').filter((text) => texts.includes(text!))).toEqual(texts);
  expect(partsOf(place, 'p')[0]!.replaceAll('\u00a0', ' ')).toBe(
    `${group ? 'Группа · ' : ''}9 из 19`,
  );
});
