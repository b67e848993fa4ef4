import { createBring } from '@/lib/loader/island-code';

const settings = { folder: '/islands/', islands: { share: ['react.js', 'share.js'] } };

let done: string[];
let network: 'good' | 'lost';
let bring: (island: HTMLElement) => Promise<void>;

async function load(url: string) {
  done.push(`${url} is asked for`);
  // Asking takes some time.
  await new Promise((resolve) => setTimeout(resolve));
  if (network === 'lost') throw new TypeError('Failed to fetch dynamically imported module');
  done.push(`${url} runs`);
  return { start: (island: HTMLElement) => done.push(`${url} starts «${island.textContent}»`) };
}

beforeEach(() => {
  done = [];
  network = 'good';
  bring = createBring(settings, load);
});

afterEach(() => document.head.replaceChildren());

function island(text: string) {
  const element = document.createElement('div');
  element.dataset.island = 'share';
  element.textContent = text;
  return element;
}

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

const starts = () => done.filter((text) => text.includes('starts'));

it('asks for all files at the same time, before the first has come', async () => {
  const brought = bring(island('menu'));
  expect(preloaded()).toEqual(['/islands/react.js', '/islands/share.js']);

  await brought;
});

it('runs one module after the other and starts the island with the last', async () => {
  await bring(island('menu'));

  expect(done).toEqual([
    '/islands/react.js is asked for',
    '/islands/react.js runs',
    '/islands/share.js is asked for',
    '/islands/share.js runs',
    '/islands/share.js starts «menu»',
  ]);
});

it('brings an island once, however often it is asked', async () => {
  const menu = island('menu');
  await Promise.all([bring(menu), bring(menu)]);
  await bring(menu);

  expect(starts()).toHaveLength(1);
});

it('starts each island by itself', async () => {
  await bring(island('one'));
  await bring(island('two'));

  expect(starts()).toEqual(['/islands/share.js starts «one»', '/islands/share.js starts «two»']);
});

it('tells when the code does not come', async () => {
  network = 'lost';

  await expect(bring(island('menu'))).rejects.toThrow('Failed to fetch');
  expect(starts()).toEqual([]);
});

it('asked again after a failure, it brings copies, for browsers that remember the failure', async () => {
  const menu = island('menu');
  network = 'lost';
  await bring(menu).catch(() => {});
  network = 'good';
  await bring(menu);

  expect(preloaded().slice(2)).toEqual(['/islands/retry/react.js', '/islands/retry/share.js']);
  expect(starts()).toEqual(['/islands/retry/share.js starts «menu»']);
});
