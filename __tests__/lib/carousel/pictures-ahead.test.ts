/** @jest-environment jsdom */
import { loadPicturesAhead } from '@/lib/carousel/pictures-ahead';

// e2e/visitor/carousel.spec.ts tests that scrolling the page causes no error.
loadPicturesAhead();

const UPDATED = ['3 of 5', 'lazy false', 'eager false', 'eager true', 'eager false', 'lazy false'];
const UNCHANGED = ['1 of 5', ...Array<string>(5).fill('lazy null')];

it.each([
  [
    'the native strip updates the slide number, loads the pictures nearby and marks the dot',
    '<div data-island><div tabindex="0">',
    UPDATED,
  ],
  ['a strip outside of an island changes nothing', '<div><div tabindex="0">', UNCHANGED],
  ['the strip of a hydrated carousel changes nothing', '<div data-island><div>', UNCHANGED],
  [
    'an enlarged picture changes nothing',
    '<div data-island data-ready><div tabindex="0">',
    UNCHANGED,
  ],
])('scrolling %s', (_, opening, expected) => {
  const dots = '<button class="carousel-dot"></button>'.repeat(5);
  const place = '<p class="carousel-place">1 of 5</p>';
  document.body.innerHTML = `${opening}${'<img>'.repeat(5)}</div>${dots}${place}</div>`;
  const strip = document.querySelector('div div')!;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  strip.scrollLeft = 580;
  strip.dispatchEvent(new Event('scroll'));

  const looks = [...document.querySelectorAll('button')].map((dot, index) => {
    // jsdom does not implement `loading`, so the property exists only if the code has set it.
    const { loading = 'lazy' } = document.images[index] as Partial<HTMLImageElement>;
    return `${loading} ${dot.getAttribute('aria-current')}`;
  });
  expect([document.querySelector('p')!.textContent, ...looks]).toEqual(expected);
});
