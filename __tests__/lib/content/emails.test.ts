/** @jest-environment node */
import { deletionEmail, resultPageEmail, topicEmail } from '@/lib/content/emails';

const emails = [
  deletionEmail('Словарь\u00A0+'),
  resultPageEmail('Не\u00A0удалось', 'https://slovar.example/emailError/'),
  topicEmail('Ошибка в\u00A0словаре', ['Слово', 'Что не\u00A0так']),
];

it.each(emails)('«$subject» has plain spaces, which every mail program shows', (email) => {
  expect([email.subject, ...email.lines].join('')).not.toContain('\u00A0');
});

it.each(emails)('«$subject» begins with a greeting and ends with room for an answer', (email) => {
  expect(email.lines.slice(0, 2)).toEqual(['Здравствуйте!', '']);
  expect(email.lines.at(-1)).toMatch(/: $/);
});

it('the email about a page carries its address and leaves the time to the visitor', () => {
  expect(emails[1]?.lines).toContain('Страница: https://slovar.example/emailError/');
  expect(emails[1]?.lines).toContain('Время: ');
});
