import { render, screen } from '@testing-library/react';
import { plainSpaces } from '../../support/words';
import { DictionaryTable } from '@/components/android/dictionary-table';
import { facts } from '@/lib/content/facts';

it('has a row for each dictionary of the fact file, in its order', () => {
  render(<DictionaryTable />);

  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => plainSpaces(textContent))).toEqual(
    facts.dictionaries.map(({ from, own, to }) => `${from} ${own}${to}`),
  );
});

it('marks a foreign name as foreign, for the voice that reads it', () => {
  render(<DictionaryTable />);

  expect(screen.getByText('Deutsch')).toHaveAttribute('lang', 'de');
});
