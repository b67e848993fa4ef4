import { render, screen } from '@testing-library/react';
import { ScreenPicture } from '@/components/screen/screen-picture';
import { windows } from '@/lib/content/windows';

const image = () => screen.getByRole('img', { name: /^Программа для Windows/ });

it('is told in words, and keeps its room before it loads', () => {
  render(<ScreenPicture screen={windows.picture} sizes="50vw" />);

  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['800', '500']);
});

it.each([
  ['lazily by default', undefined, 'lazy'],
  ['at once where it is seen first', true, 'eager'],
])('loads %s', (_, eager, loading) => {
  render(<ScreenPicture screen={windows.picture} sizes="50vw" eager={eager} />);

  expect(image()).toHaveAttribute('loading', loading);
});

it('offers its sources before the fallback', () => {
  const { container } = render(<ScreenPicture screen={windows.picture} sizes="50vw" />);

  const tags = [...container.querySelectorAll('picture > *')].map(({ localName }) => localName);
  expect(tags).toEqual(['source', 'source', 'img']);
});

it('each source tells how wide the picture stands on the page', () => {
  const { container } = render(<ScreenPicture screen={windows.picture} sizes="50vw" />);

  const sizes = [...container.querySelectorAll('source')].map((source) => source.sizes);
  expect(sizes).toEqual(['50vw', '50vw']);
});

it('the file for browsers that know no sources is the light one', () => {
  render(<ScreenPicture screen={windows.picture} sizes="50vw" />);

  expect(image()).toHaveAttribute('src', '/screens/windows-light@1x.webp');
});

it('a missing file stops the build with a sentence that says what to do', () => {
  const missing = { ...windows.picture, id: 'no-such-screen' };

  expect(() => render(<ScreenPicture screen={missing} sizes="50vw" />)).toThrow(
    /^Картинки public\/screens\/no-such-screen-.* нет: положите no-such-screen\.png в screens/,
  );
});
