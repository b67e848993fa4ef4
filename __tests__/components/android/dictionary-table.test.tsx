import { render, screen } from '@testing-library/react';
import { plainSpaces } from '../../support/words';
import { DictionaryTable } from '@/components/android/dictionary-table';

it('has a row for each dictionary, all into Russian', () => {
  render(<DictionaryTable />);

  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => plainSpaces(textContent))).toEqual([
    'Английский EnglishРусский',
    'Немецкий DeutschРусский',
    'Французский françaisРусский',
    'Итальянский italianoРусский',
    'Испанский españolРусский',
    'Польский polskiРусский',
    'Нидерландский NederlandsРусский',
  ]);
});

it('marks a foreign name as foreign, for the voice that reads it', () => {
  render(<DictionaryTable />);

  expect(screen.getByText('Deutsch')).toHaveAttribute('lang', 'de');
});
