import { render, screen, within } from '@testing-library/react';
import { showDialogs } from '../../support/dialog';
import { words } from '../../support/words';
import { VersionDialog } from '@/components/android/version-dialog';

const release = {
  version: '1.243',
  changes: ['Раз', 'Два', 'Три'].map((text) => ({ kind: 'new' as const, text })),
};

const dialog = () => screen.getByRole('dialog', { name: 'Изменения' });

function renderOpen() {
  render(<VersionDialog release={release} />);
  showDialogs();
}

it('the button «Версия 1.243» opens the dialog', () => {
  renderOpen();
  const button = screen.getByRole('button', { name: words('Версия 1.243') });

  expect(button).toHaveAttribute('popovertarget', dialog().id);
  expect(dialog()).toHaveAttribute('popover', '');
});

it('the dialog is closed at first', () => {
  render(<VersionDialog release={release} />);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the dialog lists the changes in their order', () => {
  renderOpen();
  const changes = within(dialog()).getAllByRole('listitem');

  expect(changes.map(({ textContent }) => textContent)).toEqual(['Раз', 'Два', 'Три']);
});

it('the button «Закрыть» closes the dialog', () => {
  renderOpen();
  const button = within(dialog()).getByRole('button', { name: 'Закрыть' });

  expect(button).toHaveAttribute('popovertarget', dialog().id);
});

it('a click on the backdrop closes the dialog', () => {
  renderOpen();
  expect(dialog()).toHaveAttribute('closedby', 'any');
});

it('the dialog leads to all changes', () => {
  renderOpen();

  const link = within(dialog()).getByRole<HTMLAnchorElement>('link', { name: 'Все изменения' });
  expect(link.pathname).toMatch(/^\/changes\/?$/);
});

it('a version whose changes are not described says so', () => {
  render(<VersionDialog release={{ version: '1.244', changes: [] }} />);
  showDialogs();

  expect(within(dialog()).getByText(/не\s+описаны/)).toBeVisible();
});
