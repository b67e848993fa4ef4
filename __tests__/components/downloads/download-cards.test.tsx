import { render, screen, within } from '@testing-library/react';
import { words } from '../../support/words';
import { DownloadCards } from '@/components/downloads/download-cards';
import { product } from '@/lib/content/product';
import { currentRelease } from '@/lib/releases/current-release';

const { android, windows } = product;

it.each([
  ['Приложение для Android', '/details/android', android],
  ['Приложение для Windows', '/details/windows', windows],
])('«%s» leads to %s and tells its version', (name, path, { releases }) => {
  render(<DownloadCards />);

  const link = screen.getByRole<HTMLAnchorElement>('link', { name: words(name) });
  const card = screen.getAllByRole('listitem').find((item) => item.contains(link));
  expect(link.pathname.replace(/\/$/, '')).toBe(path);
  expect(
    card && within(card).getByText(`Версия ${currentRelease(releases).version}`),
  ).toBeVisible();
});
