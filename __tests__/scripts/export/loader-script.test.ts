/** @jest-environment node */
import { loaderScript } from '@/scripts/export/loader-script';

const settings = {
  folder: '/islands/',
  islands: { share: ['</script>.js'] },
  fallbacks: { device: 'device.js', lightDismiss: 'light-dismiss.js' },
};

it('runs the code with the settings', () => {
  const html = loaderScript('globalThis.seen=loaderSettings;\n', settings);
  const text = /^<script>(.*)<\/script>$/s.exec(html)?.[1] ?? '';

  new Function(text)();

  expect(Reflect.get(globalThis, 'seen')).toEqual(settings);
});

it('nothing in the settings can end the script', () => {
  expect(loaderScript('', settings).match(/<\/script>/g)).toHaveLength(1);
});
