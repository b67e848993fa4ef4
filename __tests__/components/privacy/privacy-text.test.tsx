import { render, screen } from '@testing-library/react';
import { plainSpaces } from '../../support/words';
import { PrivacyText } from '@/components/privacy/privacy-text';

const paragraphs = ['Мы бережём данные.', 'И никому их не даём.'];

it('shows the owner’s paragraphs in their order', () => {
  const { container } = render(<PrivacyText text={{ date: '', paragraphs }} />);

  const shown = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(shown).toEqual(paragraphs);
});

it('tells the day of the edition once it is known', () => {
  render(<PrivacyText text={{ date: '2026-11-21', paragraphs }} />);

  const day = screen.getByText(/21\s+ноября/);
  expect(day).toHaveAttribute('datetime', '2026-11-21');
  expect(plainSpaces(day.parentElement?.textContent)).toBe('Редакция от 21 ноября 2026 г.');
});

it('its heading is the page’s, with a place to break its long word', () => {
  render(<PrivacyText text={{ date: '', paragraphs }} />);

  const { textContent } = screen.getByRole('heading', { level: 1 });
  expect(textContent.replace('\u00AD', '')).toBe('Политика конфиденциальности');
});
