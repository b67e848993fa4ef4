import { render, screen, within } from '@testing-library/react';
import { showDialogs } from '../../support/dialog';
import { words } from '../../support/words';
import { Drawer, DrawerButton } from '@/components/shell/drawer';

const drawer = () => screen.getByRole('dialog', { name: 'Меню' });

const inDrawer = (role: string, name: string) =>
  within(drawer()).getByRole(role, { name: words(name) });

beforeEach(() => {
  render(
    <>
      <DrawerButton />
      <Drawer current="/help/" />
    </>,
  );
  showDialogs();
});

it('the button «Меню» opens the drawer', () => {
  const button = screen.getByRole('button', { name: 'Меню' });

  expect(button).toHaveAttribute('popovertarget', drawer().id);
  expect(drawer()).toHaveAttribute('popover', '');
});

it('the button «Закрыть меню» inside closes it', () => {
  const button = inDrawer('button', 'Закрыть меню');

  expect(button).toHaveAttribute('popovertarget', drawer().id);
});

it('a click on the backdrop closes it', () => {
  expect(drawer()).toHaveAttribute('closedby', 'any');
});

it.each(['Словарь+', 'Главная', 'Для Android', 'Для Windows', 'Контакты'])(
  'it holds the link «%s»',
  (name) => {
    expect(inDrawer('link', name)).toHaveAttribute('href');
  },
);

it('it marks the current page', () => {
  expect(inDrawer('link', 'Контакты')).toHaveAttribute('aria-current', 'page');
});
