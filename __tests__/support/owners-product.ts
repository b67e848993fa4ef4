import json from '@/lib/content/product.json';
import { parseProduct } from '@/lib/product/parse';
import { type Product } from '@/lib/product/schema';

/** The product file with nothing that only the owner can tell. */
export const emptyProduct: Product = parseProduct({
  ...json,
  app: { storeName: '', developer: '', packageName: '' },
  deletion: { stepsInApp: [], deleted: [], kept: [], retention: '', processing: '' },
  privacy: { date: '', paragraphs: [] },
});

/** The product file with all that the owner can tell, in words that stand nowhere else. */
export const filledProduct: Product = parseProduct({
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
