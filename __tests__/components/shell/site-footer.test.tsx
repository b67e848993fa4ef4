import { render, screen } from '@testing-library/react';
import { emptyFacts, filledFacts } from '../../support/owners-facts';
import { SiteFooter } from '@/components/shell/site-footer';

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('leads to the support, the versions and the deletion', () => {
  render(<SiteFooter facts={emptyFacts} />);

  expect(links()).toEqual(['support@slovar.example', 'История изменений', 'Удалить свои данные']);
});

it('leads to the privacy page once that exists', () => {
  render(<SiteFooter facts={filledFacts} />);

  expect(links().at(-1)).toBe('Конфиденциальность');
  expect(screen.getByRole('link', { name: 'Конфиденциальность' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/privacy\/?$/),
  );
});
