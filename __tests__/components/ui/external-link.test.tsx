import { render, screen } from '@testing-library/react';
import { ExternalLink } from '@/components/ui/external-link';

it('opens a new tab that learns neither its opener nor the page it came from', () => {
  render(<ExternalLink href="https://a.example">Форум</ExternalLink>);

  const link = screen.getByRole('link', { name: 'Форум' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')?.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
});

it('does so whatever the caller says', () => {
  render(
    <ExternalLink href="https://a.example" target="_self" rel="opener">
      Форум
    </ExternalLink>,
  );

  const link = screen.getByRole('link');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).not.toEqual(
    expect.arrayContaining(['_self', 'opener']),
  );
});
