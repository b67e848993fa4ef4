/** @jest-environment node */
import { existsSync } from 'node:fs';
import { screenIds, screens } from '@/lib/content/screens';
import { slides } from '@/lib/content/slides';
import { screenFallback, screenSources } from '@/lib/screen-sources';

const all = Object.values(screens);

it.each(Object.entries(screens))('%s is filed under its own name', (key, { id }) => {
  expect(id).toBe(key);
});

it('no two are told in the same words', () => {
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
});

it('those of the phone are the slides in their order', () => {
  expect(screenIds).toEqual(slides.map(({ img }) => img));
});

it('the one that is no slide is of the Windows program', () => {
  const inCarousel = new Set<string>(screenIds);

  expect(all.filter(({ id }) => !inCarousel.has(id)).map(({ id }) => id)).toEqual(['windows']);
});

it.each(all)('every picture of $id is in public/', (picture) => {
  const files = screenSources('', picture)
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((candidate) => candidate.replace(/ \d+w$/, ''));

  const missing = [...files, screenFallback('', picture)].filter(
    (file) => !existsSync(`public${file}`),
  );
  expect(missing).toEqual([]);
});
