import { render, screen } from '@testing-library/react';
import { plainSpaces } from '../../support/words';
import { DictionaryTable } from '@/components/android/dictionary-table';
import { product } from '@/lib/content/product';

it('has a row for each dictionary of the product file, in its order', () => {
  render(<DictionaryTable />);

  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => plainSpaces(textContent))).toEqual(
    product.dictionaries.map(({ from, own, to }) => `${from} ${own}${to}`),
  );
});

it('marks a foreign name as foreign, for the voice that reads it', () => {
  render(<DictionaryTable />);

  expect(screen.getByText('Deutsch')).toHaveAttribute('lang', 'de');
});
