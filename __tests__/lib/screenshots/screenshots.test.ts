import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import { pictureSources, pictureWidths } from '@/lib/screenshots/files';
import { slideScreenshot, windowsScreenshot } from '@/lib/screenshots/screenshots';

it('a browser gets the dark AVIF in the dark theme and otherwise the light AVIF', () => {
  const source = (theme: string, media?: string) => ({
    type: 'image/avif',
    media,
    srcSet: `/screens/card-${theme}@1x.avif 320w, /screens/card-${theme}@2x.avif 640w`,
  });

  expect(pictureSources('card', 320)).toEqual([
    source('dark', '(prefers-color-scheme: dark)'),
    source('light'),
  ]);
});

const all = [...slides.map(slideScreenshot), windowsScreenshot()];

it.each(all)('the screenshot $id has its files and its own description', ({ id, alt, width }) => {
  expect(width).toBe(id === windows.picture.id ? pictureWidths.windows : pictureWidths.slide);
  expect(all.filter((other) => other.alt === alt)).toHaveLength(1);
});
