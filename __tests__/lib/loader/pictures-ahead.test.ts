import { loadPicturesAhead } from '@/lib/loader/pictures-ahead';

loadPicturesAhead();

const strip = (attributes: string) => {
  document.body.innerHTML = `<div ${attributes}><div id="strip">
    ${'<picture><img loading="lazy"></picture>'.repeat(5)}
  </div></div>`;
  const element = document.getElementById('strip')!;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 300, 640);
  element.scrollLeft = 580;
  element.dispatchEvent(new Event('scroll'));
  // jsdom has no such attribute, only what was written.
  return [...document.images].map((image) => image.loading === 'eager');
};

it('a scrolled strip of an island loads the picture in view and those beside it', () => {
  expect(strip('data-island="carousel"')).toEqual([false, true, true, true, false]);
});

it('what scrolls elsewhere loads nothing', () => {
  expect(strip('')).toEqual(Array(5).fill(false));
});

it('scrolling the page is nothing to it', () => {
  expect(() => document.dispatchEvent(new Event('scroll'))).not.toThrow();
});
