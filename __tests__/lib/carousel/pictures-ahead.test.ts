/** @jest-environment jsdom */
import { loadPicturesAhead } from '@/lib/carousel/pictures-ahead';

// That a scrolled page is left alone: e2e/visitor/carousel.spec.ts, where the console stays empty.
loadPicturesAhead();

const FOLLOWED = ['3 of 5', 'lazy false', 'eager false', 'eager true', 'eager false', 'lazy false'];
const LEFT_ALONE = ['1 of 5', ...Array<string>(5).fill('lazy null')];

it.each([
  [
    'is followed by the place, by pictures and by the dot',
    '<div data-island><div tabindex="0">',
    FOLLOWED,
  ],
  ['elsewhere is left alone', '<div><div tabindex="0">', LEFT_ALONE],
  ['whose code has taken over is left alone', '<div data-island><div>', LEFT_ALONE],
  [
    'in a picture over it is left alone',
    '<div data-island data-ready><div tabindex="0">',
    LEFT_ALONE,
  ],
])('a scrolled strip %s', (_, opening, expected) => {
  const dots = '<button class="carousel-dot"></button>'.repeat(5);
  const place = '<p class="carousel-place">1 of 5</p>';
  document.body.innerHTML = `${opening}${'<img>'.repeat(5)}</div>${dots}${place}</div>`;
  const strip = document.querySelector('div div')!;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  strip.scrollLeft = 580;
  strip.dispatchEvent(new Event('scroll'));

  const looks = [...document.querySelectorAll('button')].map((dot, index) => {
    // jsdom does not know the property, only what was written.
    const { loading = 'lazy' } = document.images[index] as Partial<HTMLImageElement>;
    return `${loading} ${dot.getAttribute('aria-current')}`;
  });
  expect([document.querySelector('p')!.textContent, ...looks]).toEqual(expected);
});
