import { loadedFiles } from '../../support/loaded-files';
import { createRuntime } from '@/lib/runtime/bring-runtime';

const files = { styles: ['/all.css'], scripts: ['/next.js', '/page.js'], payload: '/payload.js' };
const { addresses, settle, tasks } = loadedFiles();

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

afterEach(() => document.head.replaceChildren());

async function settleAllButPayload() {
  await settle('/all.css');
  await settle('/next.js');
  await settle('/page.js');
}

it('asks for every file without waiting for one of them', async () => {
  createRuntime(files)();
  await tasks(1 + files.scripts.length + files.styles.length);

  expect(addresses().sort()).toEqual(['/all.css', '/next.js', '/page.js', '/payload.js']);
});

it('starts the runtime only when the rest, the style sheet too, is there', async () => {
  createRuntime(files)();
  await tasks(1 + files.scripts.length + files.styles.length);
  await settle('/payload.js');
  await settle('/next.js');
  await settle('/page.js');
  expect(scripts()).not.toContain('/payload.js');

  await settle('/all.css');

  expect(scripts()).toContain('/payload.js');
});

it('brings nothing twice', async () => {
  const bring = createRuntime(files);
  bring();
  bring();
  await tasks(1 + files.scripts.length + files.styles.length);
  await settle('/payload.js');
  await settleAllButPayload();
  bring();

  expect(scripts()).toEqual(['/next.js', '/page.js', '/payload.js']);
});

it('brings what has failed when it is asked again, and nothing else', async () => {
  const bring = createRuntime(files);
  bring();
  await tasks(1 + files.scripts.length + files.styles.length);
  await settle('/payload.js');
  await settle('/next.js');
  await settle('/page.js', 'error');
  await settle('/all.css');
  expect(scripts()).toEqual(['/next.js']);

  bring();
  await tasks(1 + files.scripts.length + files.styles.length);
  await settle('/payload.js');
  expect(scripts()).toEqual(['/next.js', '/page.js']);
  await settle('/page.js');

  expect(scripts()).toEqual(['/next.js', '/page.js', '/payload.js']);
});

it('writes addresses as React looks for them', async () => {
  createRuntime(files)();
  await tasks(1 + files.scripts.length + files.styles.length);

  const script = document.head.querySelector<HTMLScriptElement>('script[src="/page.js"]');
  expect(script?.async).toBe(true);
  expect(document.head.querySelector('link[rel="stylesheet"][href="/all.css"]')).not.toBeNull();
});
