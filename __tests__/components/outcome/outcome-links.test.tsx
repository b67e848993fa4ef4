import { render, screen } from '@testing-library/react';
import { OutcomeLinks } from '@/components/outcome/outcome-links';

it.each([
  ['success', 'Главная', ''],
  ['error', 'Контакты', '/help'],
] as const)('a page of %s leads to «%s»', (result, name, path) => {
  render(<OutcomeLinks result={result} />);

  const { textContent, pathname } = screen.getByRole<HTMLAnchorElement>('link');
  expect([textContent, pathname.replace(/\/$/, '')]).toEqual([expect.stringContaining(name), path]);
});
