import { render, screen, within } from '@testing-library/react';
import { PageShell } from '@/components/shell/page-shell';

beforeEach(() =>
  render(
    <PageShell current="/help/">
      <p>Содержание страницы</p>
    </PageShell>,
  ),
);

it('the content is in the main landmark', () => {
  expect(within(screen.getByRole('main')).getByText('Содержание страницы')).toBeInTheDocument();
});

it('the first link leads past the toolbar to the main landmark', () => {
  const [first] = screen.getAllByRole('link');

  expect(first).toHaveTextContent('Перейти к содержанию');
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

it('the main landmark can take the focus', () => {
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

it('the toolbar holds the product’s name, the navigation and the share button', () => {
  const toolbar = within(screen.getByRole('banner'));

  expect(toolbar.getByRole('link', { name: 'Словарь+' })).toHaveAttribute('href', '/');
  expect(toolbar.getByRole('link', { name: 'Контакты' })).toHaveAttribute('aria-current', 'page');
  expect(toolbar.getByRole('button', { name: 'Поделиться' })).toBeInTheDocument();
});

it('the footer holds the support address', () => {
  const footer = within(screen.getByRole('contentinfo'));

  expect(footer.getByRole('link', { name: 'support@slovar.example' })).toHaveAttribute(
    'href',
    'mailto:support@slovar.example',
  );
});
