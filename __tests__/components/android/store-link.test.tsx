import { render, screen } from '@testing-library/react';
import { StoreLink } from '@/components/android/store-link';

it('leads to the app’s page in the store', () => {
  render(<StoreLink />);

  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'https://play.google.com/store/apps/details?id=example.slovar',
  );
});
