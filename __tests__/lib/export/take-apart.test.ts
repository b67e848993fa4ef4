/** @jest-environment node */
import { exportedPage } from '../../support/exported-page';
import { takeApart } from '@/lib/export/take-apart';

it('leaves the page as it is without what loads the runtime', () => {
  const { before, after } = takeApart(exportedPage());

  expect(before + after).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>' +
      '<title>T</title><script>early()</script></head><body><p class="a">text</p></body></html>',
  );
});

it('the place for styles and loader is where the style sheet was', () => {
  expect(takeApart(exportedPage()).before).toMatch(/content="x"\/>$/);
});

it('tells what the loader has to bring', () => {
  const { styles, scripts } = takeApart(exportedPage());

  expect(styles).toEqual(['/_next/static/chunks/a.css']);
  expect(scripts).toEqual([
    '/_next/static/chunks/one.js',
    '/_next/static/chunks/two.js',
    '/_next/static/chunks/main.js',
  ]);
});

it('keeps the data in their order, apart from the start', () => {
  const { flight, start } = takeApart(exportedPage());

  expect(flight).toBe('(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a"])');
  expect(start).toBe('(globalThis["TURBOPACK"]||[]).push({})');
});

it.each([
  ['paint', '<form data-island="paint"></form><div data-island=""></div>'],
  ['soon', '<div data-island=""></div><section data-island="soon"></section>'],
  [undefined, '<div data-island=""></div>'],
  [undefined, '<p>no island</p>'],
])('a page is woken by its most urgent island: %s', (wake, body) => {
  expect(takeApart(exportedPage({ body })).wake).toBe(wake);
});

it.each([
  ['no style sheet', { styles: '' }, 'there is no style sheet'],
  [
    'a script that is not async',
    { scripts: '<script src="/a.js" defer></script>' },
    'a script is not async, so the order of scripts may matter',
  ],
  ['no start', { start: '' }, 'there must be one inline script with the id _R_'],
  ['no payload', { flight: '' }, 'there are no inline scripts that fill __next_f'],
])('%s stops with a sentence', (_, parts, sentence) => {
  expect(() => takeApart(exportedPage(parts))).toThrow(
    `Next's markup is not as expected: ${sentence}.`,
  );
});
