/** @jest-environment node */
import { appName } from '@/lib/site/app-name';

const app = { storeName: '', developer: '', packageName: '' };

it('is the store’s', () => {
  expect(appName({ ...app, storeName: 'Словарь+ для Android' }, 'Сайт')).toBe(
    'Словарь+ для Android',
  );
});

it('is the site’s until the store’s is told', () => {
  expect(appName(app, 'Сайт')).toBe('Сайт');
});
