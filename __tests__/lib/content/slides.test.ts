/** @jest-environment node */
import { slides } from '@/lib/content/slides';

it.each(['img', 'text_mobile'] as const)('no two have the same %s', (field) => {
  expect(new Set(slides.map((slide) => slide[field])).size).toBe(slides.length);
});

it.each(slides)('$img has a mobile caption and a first line, and says no line twice', (slide) => {
  const lines = Object.entries(slide).flatMap(([field, text]) =>
    /^text\d$/.test(field) ? [text] : [],
  );

  expect([slide.text_mobile, ...lines].map((line) => line.trim())).not.toContain('');
  expect(new Set(lines).size).toBe(lines.length);
});
