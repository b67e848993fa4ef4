/** @jest-environment node */
import { contacts } from '@/lib/content/contacts';
import { deletionEmail, resultPageEmail, topicEmail } from '@/lib/content/emails';

const PAGE = 'https://slovar.example/emailError/';

const emails = [
  deletionEmail('Словарь\u00A0+'),
  resultPageEmail('Не\u00A0удалось', PAGE),
  topicEmail('Ошибка в\u00A0словаре', ['Слово', 'Что не\u00A0так']),
];

it.each(emails)('«$subject» has plain spaces, which every mail program shows', (email) => {
  expect([email.subject, ...email.lines].join('')).not.toContain('\u00A0');
});

it.each(emails)('«$subject» begins with a greeting and ends with room for an answer', (email) => {
  const [greeting, space] = email.lines;

  expect(greeting).toBe(emails[0]?.lines[0]);
  expect(space).toBe('');
  expect(email.lines.at(-1)).toMatch(/: $/);
});

it('the email about a topic asks its questions, each with room for the answer', () => {
  expect(emails[2]?.lines.slice(2)).toEqual(['Слово: ', 'Что не так: ']);
});

it('no topic asks for a password', () => {
  expect(contacts.topics.list.flatMap(({ questions }) => questions).join()).not.toMatch(/парол/i);
});

it('the email about a page carries its address', () => {
  expect(emails[1]?.lines.filter((line) => line.endsWith(`: ${PAGE}`))).toHaveLength(1);
});

it('the email about a deletion names the app', () => {
  expect(emails[0]?.subject).toContain('«Словарь +»');
});
