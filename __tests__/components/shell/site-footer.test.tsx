import { render, screen } from '@testing-library/react';
import { emptyProduct, filledProduct } from '../../support/owners-product';
import { SiteFooter } from '@/components/shell/site-footer';

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('leads to the support, the versions and the deletion', () => {
  render(<SiteFooter product={emptyProduct} />);

  expect(links()).toEqual(['support@slovar.example', 'История изменений', 'Удалить свои данные']);
});

it('leads to the privacy page once that exists', () => {
  render(<SiteFooter product={filledProduct} />);

  expect(links().at(-1)).toBe('Конфиденциальность');
  expect(screen.getByRole('link', { name: 'Конфиденциальность' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/privacy\/?$/),
  );
});
