import { type Page } from 'playwright/test';
import { facts } from './published';

export const toolbar = (page: Page) => ({
  home: page.getByRole('banner').getByRole('link', { name: facts.name }),
  links: page.getByRole('navigation').getByRole('link'),
});

/** The button that opens the drawer. Only phones have it. */
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });

export function drawer(page: Page) {
  const root = page.getByRole('dialog', { name: 'Меню' });
  return {
    root,
    home: root.getByRole('link', { name: facts.name }),
    close: root.getByRole('button', { name: 'Закрыть меню' }),
    links: root.getByRole('navigation').getByRole('link'),
  };
}
