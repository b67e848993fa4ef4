/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { android } from '@/lib/content/android';

it('the version is 1.243', () => {
  expect(android.version).toBe('1.243');
});

describe('the changes', () => {
  it('are eight', () => {
    expect(android.changes).toHaveLength(8);
  });

  it.each([
    ['a new icon', /новая иконка/i],
    ['the exercise «Cards with listening»', /новое упражнение.*карточки с аудированием/i],
    ['the warning of unsaved changes', /несохран[её]нных изменениях.*карточке слова/i],
    ['the prefix in «Writing»', /приставки.*написание/i],
    ['all found translations in «Writing»', /всех найденных переводов.*написание/i],
    ['the font size in both choices', /размера шрифта.*выборе слова.*выборе перевода/i],
    ['the Georgian language', /грузинского языка/i],
    ['stability', /стабильность/i],
  ])('name %s once', (_, pattern) => {
    expect(
      android.changes.filter((change) => pattern.test(plainSpaces(change) ?? '')),
    ).toHaveLength(1);
  });
});

describe('the feature list', () => {
  const features = android.featureGroups.flatMap((group) => [...group.features]).join('\n');

  it.each([
    'Офлайн-словарь',
    'пользовательские словари',
    'Карточка слова',
    'Слова дня',
    'Угадай значение',
    'Угадай перевод',
    'Мозаика',
    'Написание',
    'Выбор слова',
    'Выбор перевода',
    'Аудирование',
    'слово — перевод, перевод — слово, только слово',
    'Карточки с аудированием',
    '«Помню» приносит дополнительные баллы',
    '«Не помню» приносит штрафные баллы',
    'через 30 минут',
    'Виджет повторения при разблокировке',
    'Статистика изучения',
    'Тёмная тема, свои цвета и размеры шрифта',
    'Виджеты',
    'Фоновая музыка',
    '.xlsx и .txt',
    '.dsl и .xdxf',
  ])('names %s', (words) => {
    expect(plainSpaces(features)).toContain(words);
  });
});
