/** @jest-environment node */
import { setType } from '@/scripts/typography/set-type';

it.each([
  ['Упражнение "Мозаика"', 'Упражнение «Мозаика»'],
  ['Темная тема - в настройках', 'Тёмная тема\u00a0— в\u00a0настройках'],
  ['  Показ слова в карточке ', 'Показ слова в\u00a0карточке'],
])('«%s» is set as «%s»', (text, set) => {
  expect(setType(text)).toBe(set);
});

it('what is set already stays as it is', () => {
  const text = setType('Работа с "облаком" - и без него');

  expect(setType(text)).toBe(text);
});
