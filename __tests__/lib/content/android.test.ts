/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { android } from '@/lib/content/android';

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
