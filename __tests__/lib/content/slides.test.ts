/** @jest-environment node */
import { slides } from '@/lib/content/slides';

const LINES = ['text1', 'text2', 'text3', 'text4', 'text5', 'text6'];

const named = slides.map((slide) => [slide.img, slide] as const);

it('no two show the same picture', () => {
  expect(new Set(slides.map(({ img }) => img)).size).toBe(slides.length);
});

it('no two have the same mobile caption', () => {
  expect(new Set(slides.map(({ text_mobile }) => text_mobile)).size).toBe(slides.length);
});

describe.each(named)('%s', (_, slide) => {
  it('has a mobile caption and a first line', () => {
    expect([slide.text_mobile.trim(), slide.text1.trim()]).not.toContain('');
  });

  it('says no line twice and leaves unused ones out', () => {
    const lines = Object.entries(slide).flatMap(([field, text]) =>
      LINES.includes(field) ? [text] : [],
    );

    expect([...new Set(lines)].filter((line) => line !== '')).toEqual(lines);
  });
});
