import { type Slide } from '@/lib/content/slide';

/** Checks that the slides of a group stand together. @throws Error with a Russian sentence when they do not */
export function checkSlideGroups(slides: readonly Pick<Slide, 'group' | 'img'>[]): void {
  const groups = slides.map(({ group = '' }) => group);
  for (const [index, { img }] of slides.entries()) {
    const group = groups[index]!;
    if (index === 0 || group === groups[index - 1] || groups.indexOf(group) === index) continue;
    const which = group ? `с group: '${group}'` : 'без group';
    throw new Error(
      `lib/content/slides.ts, слайд «${img}»: слайды ${which} стоят не подряд; поставьте их рядом.`,
    );
  }
}
