import { loadPicturesAhead } from '@/lib/loader/pictures-ahead';

loadPicturesAhead();

/** Scrolls a strip of five pictures to the third. */
function scrollStrip(strip: string) {
  const dots = '<button class="carousel-dot"></button>'.repeat(5);
  document.body.innerHTML = `${strip}${'<img>'.repeat(5)}</div>${dots}</div>`;
  const element = document.getElementById('strip')!;
  Object.defineProperty(element, 'clientWidth', { value: 300 });
  element.scrollLeft = 580;
  element.dispatchEvent(new Event('scroll'));
  // jsdom knows neither of the properties, only what was written.
  return {
    loaded: [...document.images].flatMap(({ loading }, index) =>
      loading === 'eager' ? index : [],
    ),
    marked: [...document.querySelectorAll('button')].map(({ ariaCurrent }) => ariaCurrent ?? null),
  };
}

const NONE = [null, null, null, null, null];

it('scrolling a strip loads the picture in view and those beside it, and marks its dot', () => {
  expect(scrollStrip('<div data-island><div id="strip" tabindex="0">')).toEqual({
    loaded: [1, 2, 3],
    marked: [null, null, 'true', null, null],
  });
});

it.each([
  ['elsewhere', '<div><div id="strip" tabindex="0">'],
  ['where its code has taken over', '<div data-island><div id="strip">'],
  ['in a picture over it', '<div data-island data-ready><div id="strip" tabindex="0">'],
])('what scrolls %s is left alone', (_, strip) => {
  expect(scrollStrip(strip)).toEqual({ loaded: [], marked: NONE });
});

it('scrolling the page loads nothing', () => {
  expect(() => document.dispatchEvent(new Event('scroll'))).not.toThrow();
});
