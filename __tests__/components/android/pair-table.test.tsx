import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PairTable } from '@/components/android/pair-table';

const pairs = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    code: 'de',
    from: `Язык ${n}`,
    own: `Sprache ${n}`,
    to: 'Русский',
  }));

it('a row names the language, what it calls itself and the language it is explained in', () => {
  render(<PairTable pairs={pairs(1)} />);

  expect(screen.getByRole('rowheader', { name: 'Язык 0 Sprache 0' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Русский' })).toBeVisible();
  expect(screen.getByText('Sprache 0')).toHaveAttribute('lang', 'de');
});

it('a short table is no place of its own for the keyboard', () => {
  render(<PairTable pairs={pairs(30)} />);

  expect(screen.queryByRole('group')).toBeNull();
});

describe('with five hundred pairs', () => {
  it('all are there, in a frame that the keyboard can reach and scroll', () => {
    render(<PairTable pairs={pairs(500)} />);

    expect(screen.getAllByRole('rowheader')).toHaveLength(500);
    expect(screen.getByRole('group', { name: 'Словари для скачивания' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('a row takes next to nothing beside its words', () => {
    const html = renderToStaticMarkup(<PairTable pairs={pairs(500)} />);

    expect(html.match(/<tr>.*?<\/tr>/g)?.at(-1)).toBe(
      '<tr><th scope="row">Язык 499 <i lang="de">Sprache 499</i></th><td>Русский</td></tr>',
    );
  });
});
