import { loadPicturesAhead } from '@/lib/loader/pictures-ahead';

loadPicturesAhead();

it.each([
  ['of an island loads the picture in view and those beside it', 'data-island', [1, 2, 3]],
  ['elsewhere loads nothing', 'data-other', []],
])('a strip that is scrolled %s', (_, attribute, expected) => {
  document.body.innerHTML = `<div ${attribute}><div id="strip">${'<img>'.repeat(5)}</div></div>`;
  const strip = document.getElementById('strip')!;
  strip.getBoundingClientRect = () => new DOMRect(0, 0, 300, 640);
  strip.scrollLeft = 580;
  strip.dispatchEvent(new Event('scroll'));

  // jsdom has no such attribute, only what was written.
  const loaded = [...document.images].flatMap(({ loading }, index) =>
    loading === 'eager' ? index : [],
  );
  expect(loaded).toEqual(expected);
});

it('scrolling the page is nothing to it', () => {
  expect(() => document.dispatchEvent(new Event('scroll'))).not.toThrow();
});
