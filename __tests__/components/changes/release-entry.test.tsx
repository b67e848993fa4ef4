import { render, screen, within } from '@testing-library/react';
import { plainSpaces, words } from '../../support/words';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { type Release } from '@/lib/product/schema';

const release: Release = {
  version: '1.10',
  date: '2026-11-20',
  changes: [
    { kind: 'fixed', text: 'Ошибка' },
    { kind: 'new', text: 'Иконка' },
  ],
};

const renderEntry = (changed: Partial<Release> = {}) =>
  render(<ReleaseEntry platform="android" release={{ ...release, ...changed }} />);

it('stands at its permanent address, to which its heading links', () => {
  renderEntry();

  const heading = screen.getByRole('heading', { level: 3, name: words('Версия 1.10') });
  expect(screen.getByRole('article')).toHaveAttribute('id', 'android-1.10');
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '#android-1.10');
});

it('groups the changes under their headings, without empty groups', () => {
  renderEntry();

  const headings = screen.getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Новое', 'Исправлено']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Иконка',
    'Ошибка',
  ]);
});

it('tells the day in words and to machines', () => {
  renderEntry();

  const time = screen.getByRole('time');
  expect(plainSpaces(time.textContent)).toBe('20 ноября 2026 г.');
  expect(time).toHaveAttribute('datetime', '2026-11-20');
});

it('tells no day while it is not known', () => {
  renderEntry({ date: '' });

  expect(screen.queryByRole('time')).not.toBeInTheDocument();
});

it('says so when nothing is described', () => {
  renderEntry({ changes: [] });

  expect(screen.getByText(/не\s+описаны/)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
