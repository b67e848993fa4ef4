import { type Page } from '@playwright/test';
import { settings } from './published';
import { type navigation } from '@/lib/site/routes';

export type NavigationLabel = (typeof navigation)[number]['label'];

/** What every page begins with. */
export function toolbar(page: Page) {
  const links = page.getByRole('navigation').getByRole('link');
  return {
    skipLink: page.getByRole('link', { name: 'Перейти к содержанию' }),
    home: page.getByRole('banner').getByRole('link', { name: settings.siteName }),
    links,
    link: (label: NavigationLabel) => links.filter({ hasText: label }),
    current: page.getByRole('navigation').locator('[aria-current=page]'),
  };
}
