/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ScreenshotPicture } from '@/components/screenshot/screenshot-picture';
import { screenshots } from '@/lib/screenshots/screenshots';

const screenshot = { ...[...screenshots.values()][0]!, alt: 'In words.', width: 320, height: 640 };
const { id } = screenshot;

const markup = (props = {}) =>
  renderToStaticMarkup(<ScreenshotPicture screenshot={screenshot} sizes="50vw" {...props} />);

it('offers its sources, each with how wide the picture stands on the page, before the fallback', () => {
  expect(markup().match(/<(source|img)|sizes="50vw"/g)).toEqual([
    '<source',
    'sizes="50vw"',
    '<source',
    'sizes="50vw"',
    '<img',
  ]);
});

it('has as its fallback the light file, told in words and with its room kept', () => {
  expect(markup()).toContain(
    `<img src="/screens/${id}-light@1x.webp" alt="In words." width="320" height="640"`,
  );
});

it.each([
  ['lazily by default', {}, 'lazy'],
  ['at once where it is seen first', { eager: true }, 'eager'],
])('loads %s', (_, props, loading) => {
  expect(markup(props)).toContain(`loading="${loading}"`);
});

it('a missing file stops the build with a sentence that says what to do', () => {
  expect(() => markup({ screenshot: { ...screenshot, id: 'no-such-screenshot' } })).toThrow(
    /^Нет картинки public\/screens\/no-such-screenshot-.*: положите снимок screenshots\/no-such-screenshot\.png и выполните npm run screenshots -- no-such-screenshot\.$/,
  );
});
