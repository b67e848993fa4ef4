/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { DeletionForm } from '@/components/deletion/deletion-form';

const html = renderToString(<DeletionForm apiUrl="" />);

it('the page holds the labelled field before any script runs', () => {
  const [, id] = /<label for="([^"]+)"[^>]*>Введите адрес электронной почты</.exec(html) ?? [];

  expect(html).toMatch(new RegExp(`<input(?=[^>]* type="email")[^>]* id="${id}"`));
});

it('the button is disabled until the form can work', () => {
  expect(html).toMatch(/<button type="submit" disabled=""[^>]*>Отправить</);
});

it('neither a countdown nor an error is shown', () => {
  expect(html).not.toMatch(/role="timer"|aria-invalid="true"|Пожалуйста, введите[^"]*</);
});
