import { render, screen } from '@testing-library/react';
import { ScreenPicture } from '@/components/screen/screen-picture';

const image = () => screen.getByRole('img', { name: /^Программа для Windows/ });

it('is told in words, and keeps its room before it loads', () => {
  render(<ScreenPicture id="windows" sizes="50vw" />);

  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['800', '500']);
});

it.each([
  ['lazily by default', undefined, 'lazy'],
  ['at once where it is seen first', true, 'eager'],
])('loads %s', (_, eager, loading) => {
  render(<ScreenPicture id="windows" sizes="50vw" eager={eager} />);

  expect(image()).toHaveAttribute('loading', loading);
});

it('offers its sources before the fallback', () => {
  const { container } = render(<ScreenPicture id="windows" sizes="50vw" />);

  const tags = [...container.querySelectorAll('picture > *')].map(({ localName }) => localName);
  expect(tags).toEqual(['source', 'source', 'img']);
});

it('each source tells how wide the picture stands on the page', () => {
  const { container } = render(<ScreenPicture id="windows" sizes="50vw" />);

  const sizes = [...container.querySelectorAll('source')].map((source) => source.sizes);
  expect(sizes).toEqual(['50vw', '50vw']);
});

it('the file for browsers that know no sources is the light one', () => {
  render(<ScreenPicture id="windows" sizes="50vw" />);

  expect(image()).toHaveAttribute('src', '/screens/windows-light@1x.webp');
});
