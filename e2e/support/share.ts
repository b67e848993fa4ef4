import { type Page } from 'playwright/test';
import { shareNetworks } from '@/lib/share/networks';

export const shareMenu = (page: Page) => ({
  button: page.getByRole('button', { name: 'Поделиться' }),
  networks: shareNetworks.map(({ label }) => page.getByRole('link', { name: label })),
  copy: page.getByRole('button', { name: 'Копировать ссылку' }),
  copied: page.getByRole('button', { name: 'Скопировано' }),
  more: page.getByRole('button', { name: 'Ещё', expanded: false }),
  less: page.getByRole('button', { name: 'Ещё', expanded: true }),
  email: page.getByRole('link', { name: 'Электронная почта' }),
  byHand: page.getByRole('alert').getByRole('textbox'),
});
