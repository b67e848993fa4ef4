/** @jest-environment node */
import { hasLoader, loaderScript, readLoaderSettings } from '@/lib/export/loader-script';

const settings = {
  styles: ['/a.css'],
  scripts: [],
  payload: '/p.js',
  fallbacks: { device: '/d.js', dialogs: '/e.js' },
  rules: '</script>',
};

it('runs the code with the settings', () => {
  const html = loaderScript('globalThis.seen=loaderSettings;', settings);
  const text = /^<script[^>]*>(.*)<\/script>$/s.exec(html)?.[1] ?? '';

  new Function(text)();

  expect(Reflect.get(globalThis, 'seen')).toEqual(settings);
});

it('nothing in the settings can end the script', () => {
  expect(loaderScript('', settings).match(/<\/script>/g)).toHaveLength(1);
});

it('a page with a loader is known by it', () => {
  expect(hasLoader(`<head>${loaderScript('', settings)}</head>`)).toBe(true);
  expect(hasLoader('<head><script></script></head>')).toBe(false);
});

it('what it was told can be read from the page', () => {
  const html = `<head>${loaderScript('run({});', settings)}</head>`;

  expect(readLoaderSettings(html)).toEqual(settings);
});

it('a page without a loader has nothing to be read', () => {
  expect(() => readLoaderSettings('<head></head>')).toThrow('Run npm run build first.');
});
