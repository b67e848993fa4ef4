import { render, screen } from '@testing-library/react';
import { ExternalLink } from '@/components/ui/external-link';

it('opens a new tab that learns neither its opener nor where it came from, whatever is asked', () => {
  render(
    <ExternalLink href="https://a.example" target="_self" rel="opener">
      Форум
    </ExternalLink>,
  );

  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')?.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
});
