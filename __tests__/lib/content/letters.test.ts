/** @jest-environment node */
import { deletionLetter, outcomeLetter, topicLetter } from '@/lib/content/letters';

const letters = [
  deletionLetter('Словарь\u00A0+'),
  outcomeLetter('Не\u00A0удалось', 'https://slovar.example/emailError/'),
  topicLetter('Ошибка в\u00A0словаре', ['Слово', 'Что не\u00A0так']),
];

it.each(letters)('«$subject» has plain spaces, which every mail program shows', (letter) => {
  expect([letter.subject, ...letter.lines].join('')).not.toContain('\u00A0');
});

it.each(letters)('«$subject» begins with a greeting and ends with room for an answer', (letter) => {
  expect(letter.lines.slice(0, 2)).toEqual(['Здравствуйте!', '']);
  expect(letter.lines.at(-1)).toMatch(/: $/);
});

it('the letter about a page carries its address and leaves the time to the visitor', () => {
  expect(letters[1]?.lines).toContain('Страница: https://slovar.example/emailError/');
  expect(letters[1]?.lines).toContain('Время: ');
});
