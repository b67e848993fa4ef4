/** @jest-environment jsdom */
import { loadPicturesAhead } from '@/lib/loader/pictures-ahead';

loadPicturesAhead();

/** Scrolls a strip of five pictures to the third. */
function scrollStrip(strip: string) {
  const dots = '<button class="carousel-dot"></button>'.repeat(5);
  const place = '<p class="carousel-place">1 of 5</p>';
  document.body.innerHTML = `${strip}${'<img>'.repeat(5)}</div>${dots}${place}</div>`;
  const element = document.getElementById('strip')!;
  Object.defineProperty(element, 'clientWidth', { value: 300 });
  element.scrollLeft = 580;
  element.dispatchEvent(new Event('scroll'));
  return {
    // jsdom does not know the property, only what was written.
    loaded: [...document.images].flatMap(({ loading }, index) =>
      loading === 'eager' ? index : [],
    ),
    place: document.querySelector('p')!.textContent,
    marked: [...document.querySelectorAll('button')].map((dot) => dot.getAttribute('aria-current')),
  };
}

const NONE = [null, null, null, null, null];

it('scrolling a strip loads the picture in view and those beside it, marks its dot and says its place', () => {
  expect(scrollStrip('<div data-island><div id="strip" tabindex="0">')).toEqual({
    loaded: [1, 2, 3],
    place: '3 of 5',
    marked: ['false', 'false', 'true', 'false', 'false'],
  });
});

it.each([
  ['elsewhere', '<div><div id="strip" tabindex="0">'],
  ['where its code has taken over', '<div data-island><div id="strip">'],
  ['in a picture over it', '<div data-island data-ready><div id="strip" tabindex="0">'],
])('what scrolls %s is left alone', (_, strip) => {
  expect(scrollStrip(strip)).toEqual({ loaded: [], place: '1 of 5', marked: NONE });
});

it('scrolling the page loads nothing', () => {
  expect(() => document.dispatchEvent(new Event('scroll'))).not.toThrow();
});
