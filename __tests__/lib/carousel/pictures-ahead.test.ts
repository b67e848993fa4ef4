/** @jest-environment jsdom */
import { loadPicturesAhead } from '@/lib/carousel/pictures-ahead';

// These tests scroll only strips. e2e/visitor/carousel.spec.ts also checks that scrolling the page causes no error.
loadPicturesAhead();

/** Scrolls a strip to its third slide. @returns the slide number, and the state of pictures and dots */
function lookAfterScroll(startTags: string) {
  const dots = '<button class="carousel-dot"></button>'.repeat(5);
  const slides = [1, 2, 3, 4, 5].map((number) => `<img><small>Group · ${number} of 5</small>`);
  const place = '<p class="carousel-place">1 of 5</p>';
  document.body.innerHTML = `${startTags}${slides.join('')}</div>${dots}${place}</div>`;
  const strip = document.querySelector('div div')!;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  strip.scrollLeft = 580;
  strip.dispatchEvent(new Event('scroll'));

  const looks = [...document.querySelectorAll('button')].map((dot, index) => {
    // jsdom does not implement `loading`, so the property exists only if the code has set it.
    const { loading = 'lazy' } = document.images[index] as Partial<HTMLImageElement>;
    return `${loading} ${dot.getAttribute('aria-current')}`;
  });
  return [document.querySelector('p')!.textContent, ...looks];
}

it('scrolling the native strip updates the slide number and the dots, and loads nearby pictures', () => {
  expect(lookAfterScroll('<div data-island><div>')).toEqual([
    ...['Group · 3 of 5', 'lazy false', 'eager false', 'eager true', 'eager false', 'lazy false'],
  ]);
});

it.each([
  ['a strip outside of an island', '<div><div>'],
  ['a carousel that is ready', '<div data-island data-state="ready"><div>'],
])(
  'scrolling %s changes neither the slide number nor the dots, and loads no pictures',
  (_, startTags) => {
    expect(lookAfterScroll(startTags)).toEqual(['1 of 5', ...Array<string>(5).fill('lazy null')]);
  },
);
