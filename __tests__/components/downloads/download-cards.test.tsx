import { render, screen, within } from '@testing-library/react';
import { words } from '../../support/words';
import { DownloadCards } from '@/components/downloads/download-cards';

it.each([
  ['Приложение для Android', '/details/android', 'Версия 1.243'],
  ['Приложение для Windows', '/details/windows', 'Версия 1.0.7'],
])('«%s» leads to %s and tells «%s»', (name, path, version) => {
  render(<DownloadCards />);

  const link = screen.getByRole<HTMLAnchorElement>('link', { name: words(name) });
  const card = screen.getAllByRole('listitem').find((item) => item.contains(link));
  expect(link.pathname.replace(/\/$/, '')).toBe(path);
  expect(card && within(card).getByText(version)).toBeVisible();
});
