/** @jest-environment jsdom */
import { loadPicturesAhead } from '@/lib/loader/pictures-ahead';

loadPicturesAhead();

const FOLLOWED = { loaded: [1, 2, 3], marked: [2], place: '3 of 5' };
const LEFT_ALONE = { loaded: [], marked: [], place: '1 of 5' };

it.each([
  ['is followed by pictures, dot and place', '<div data-island><div tabindex="0">', FOLLOWED],
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

  const placesOf = <Item>(items: Iterable<Item>, isMeant: (item: Item) => boolean) =>
    [...items].flatMap((item, index) => (isMeant(item) ? index : []));
  expect({
    // jsdom does not know the property, only what was written.
    loaded: placesOf(document.images, ({ loading }) => loading === 'eager'),
    marked: placesOf(document.querySelectorAll('button'), (dot) =>
      dot.matches('[aria-current=true]'),
    ),
    place: document.querySelector('p')!.textContent,
  }).toEqual(expected);
});

it('scrolling the page loads nothing', () => {
  expect(() => document.dispatchEvent(new Event('scroll'))).not.toThrow();
});
