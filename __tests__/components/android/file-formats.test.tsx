import { render, screen } from '@testing-library/react';
import { FileFormats } from '@/components/android/file-formats';

beforeEach(() => render(<FileFormats />));

it('explains the four formats and no others', () => {
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '.dsl',
    '.xdxf',
    '.xlsx',
    '.txt',
  ]);
});

it.each([0, 1])('file %i is a dictionary', (n) => {
  expect(screen.getAllByRole('definition')[n]).toHaveTextContent(/^Словарь/);
});

it.each([2, 3])('file %i carries words in and out', (n) => {
  expect(screen.getAllByRole('definition')[n]).toHaveTextContent(/^Слова.*импорт.*экспорт/);
});
