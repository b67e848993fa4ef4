import { render, screen } from '@testing-library/react';
import { words } from '../../support/words';
import { DownloadLine } from '@/components/windows/download-line';

const renderLine = (date: string) =>
  render(
    <DownloadLine
      release={{ version: '2.0', date }}
      installer={{ file: 'a-2.0.exe', bytes: 2048 }}
    />,
  );

it('tells version, size and day beside the button', () => {
  renderLine('2026-11-20');

  expect(screen.getByRole('button', { name: 'Скачать' })).toBeVisible();
  expect(screen.getByText(words('Версия 2.0'))).toBeVisible();
  expect(screen.getByText(words('2 КБ'))).toBeVisible();
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-20');
});

it('tells no day while it is not known', () => {
  renderLine('');

  expect(screen.queryByRole('time')).not.toBeInTheDocument();
});
