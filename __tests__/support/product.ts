import { claimNames } from '@/lib/product/claims';
import { type Product } from '@/lib/product/schema';

/** A product file of a site that has everything, as parsed. */
export const fullProduct: Product = {
  updated: '2026-11-21',
  app: {
    storeName: 'Словарь плюс',
    developer: 'Иван Иванов',
    packageName: 'org.slovar.app',
    certificates: [],
  },
  android: {
    releases: [
      {
        version: '1.10',
        date: '2026-11-20',
        changes: [
          { kind: 'fixed', text: 'Ошибка <b> & «кавычки»' },
          { kind: 'new', text: 'Новая иконка' },
        ],
      },
      { version: '1.9', date: '', changes: [] },
    ],
  },
  windows: {
    installer: {
      file: 'SlovarPlus-2.0.exe',
      bytes: 9,
      sha256: 'a'.repeat(64),
      signedBy: 'Иван Иванов',
    },
    requirements: 'Windows 10',
    releases: [
      { version: '2.0', date: '2026-11-19', changes: [{ kind: 'changed', text: 'Вид окна' }] },
    ],
  },
  dictionaries: [{ code: 'en', from: 'Английский', own: 'English', to: 'Русский' }],
  deletion: {
    stepsInApp: ['Откройте настройки'],
    deleted: ['Адрес'],
    kept: ['Счета'],
    retention: 'Счета хранятся пять лет.',
    processing: 'До трёх дней.',
  },
  privacy: { date: '2026-11-01', paragraphs: ['Текст.', 'И ещё.'] },
  confirmed: [...claimNames],
};

/** The same with nothing that only the owner can tell. */
export const emptyProduct: Product = {
  ...fullProduct,
  app: { storeName: '', developer: '', packageName: '', certificates: [] },
  deletion: { stepsInApp: [], deleted: [], kept: [], retention: '', processing: '' },
  privacy: { date: '', paragraphs: [] },
};
