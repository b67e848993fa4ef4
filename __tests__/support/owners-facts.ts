import { type Facts } from '@/lib/content/facts-schema';
import json from '@/lib/content/facts.json';
import { parseFacts } from '@/lib/product/parse';

/** The fact file with nothing that only the owner can tell. */
export const emptyFacts: Facts = parseFacts({
  ...json,
  app: { storeName: '', developer: '', packageName: '' },
  deletion: { stepsInApp: [], deleted: [], kept: [], retention: '', processing: '' },
  privacy: { date: '', paragraphs: [] },
});

/** The fact file with all that the owner can tell, in words that stand nowhere else. */
export const filledFacts: Facts = parseFacts({
  ...json,
  app: {
    storeName: 'Словарь+ для Android',
    developer: 'Иванов и сыновья',
    packageName: 'org.example.slovar',
  },
  deletion: {
    stepsInApp: ['Откройте настройки', 'Нажмите «Удалить всё»'],
    deleted: ['адрес электронной почты', 'статистика изучения'],
    kept: ['записи о покупках'],
    retention: 'Записи о покупках хранятся три года.',
    processing: 'Данные удаляются в течение суток.',
  },
  privacy: { date: '2026-11-21', paragraphs: ['Мы бережём данные.', 'И никому их не даём.'] },
});
