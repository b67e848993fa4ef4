import { createBring } from '@/lib/loader/island-code';

const settings = { folder: '/islands/', islands: { share: ['react.js', 'share.js'] } };

let answers: Map<string, (response: Partial<Response> | Promise<never>) => void>;
let done: string[];
let bring: (island: HTMLElement) => Promise<void>;

const load = (url: string) => {
  done.push(`${url} begins`);
  return Promise.resolve({
    start: (island: HTMLElement) => done.push(`${url} starts «${island.textContent}»`),
  }).finally(() => done.push(`${url} has run`));
};

beforeEach(() => {
  answers = new Map();
  done = [];
  bring = createBring(settings, load);
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: (url: string) => new Promise((resolve) => answers.set(url, resolve)),
  });
});

function island(text: string) {
  const element = document.createElement('div');
  element.dataset.island = 'share';
  element.textContent = text;
  return element;
}

const comes = (name: string) =>
  answers.get(`/islands/${name}`)?.({ ok: true, blob: () => Promise.resolve(new Blob()) });

/** Lets everything happen that does not wait for a file. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('asks for all files at the same time', () => {
  void bring(island('menu'));

  expect([...answers.keys()]).toEqual(['/islands/react.js', '/islands/share.js']);
});

it('runs nothing before all has come', async () => {
  void bring(island('menu'));
  comes('react.js');
  await settle();

  expect(done).toEqual([]);
});

it('runs one module after the other and starts the island with the last', async () => {
  const brought = bring(island('menu'));
  comes('share.js');
  comes('react.js');
  await brought;

  expect(done).toEqual([
    '/islands/react.js begins',
    '/islands/react.js has run',
    '/islands/share.js begins',
    '/islands/share.js has run',
    '/islands/share.js starts «menu»',
  ]);
});

it('brings an island once, however often it is asked', async () => {
  const menu = island('menu');
  const both = [bring(menu), bring(menu)];
  comes('react.js');
  comes('share.js');
  await Promise.all([...both]);
  await bring(menu);

  expect(done.filter((text) => text.includes('starts'))).toHaveLength(1);
});

it('starts each island by itself', async () => {
  const menus = ['one', 'two'].map(island);
  for (const menu of menus) {
    const brought = bring(menu);
    comes('react.js');
    comes('share.js');
    await brought;
  }

  expect(done.filter((text) => text.includes('starts'))).toEqual([
    '/islands/share.js starts «one»',
    '/islands/share.js starts «two»',
  ]);
});

it.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not found', () => ({ ok: false })],
  [
    'breaks off half-way',
    () => ({ ok: true, blob: () => Promise.reject(new TypeError('network error')) }),
  ],
])('tells when a file %s, and tries again when it is asked again', async (_, answer) => {
  const menu = island('menu');
  const failed = bring(menu);
  comes('react.js');
  answers.get('/islands/share.js')?.(answer());
  await expect(failed).rejects.toThrow();
  expect(done).toEqual([]);

  const brought = bring(menu);
  comes('react.js');
  comes('share.js');
  await brought;

  expect(done.at(-1)).toBe('/islands/share.js starts «menu»');
});
