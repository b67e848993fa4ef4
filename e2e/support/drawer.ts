import { type Page } from '@playwright/test';
import { settings } from './published';
import { type NavigationLabel } from './toolbar';

/** The button of a phone's toolbar. */
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });

/** What it opens. */
export function drawer(page: Page) {
  const itself = page.getByRole('dialog', { name: 'Меню' });
  const links = itself.getByRole('navigation').getByRole('link');
  return {
    itself,
    home: itself.getByRole('link', { name: settings.siteName }),
    close: itself.getByRole('button', { name: 'Закрыть меню' }),
    links,
    link: (label: NavigationLabel) => links.filter({ hasText: label }),
    current: itself.locator('[aria-current=page]'),
  };
}
