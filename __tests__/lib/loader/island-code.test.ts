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
  document.head.replaceChildren();
});

function island(text: string) {
  const element = Object.assign(document.createElement('div'), { textContent: text });
  element.dataset.island = 'share';
  return element;
}

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

const starts = () => done.filter((text) => text.includes('starts'));

it('asks for all files at the same time, runs one after the other, starts with the last', async () => {
  const brought = bring(island('menu'));
  expect(preloaded()).toEqual(['/islands/react.js', '/islands/share.js']);

  await brought;

  expect(done).toEqual([
    '/islands/react.js is asked for',
    '/islands/react.js runs',
    '/islands/share.js is asked for',
    '/islands/share.js runs',
    '/islands/share.js starts «menu»',
  ]);
});

it('brings each island once, however often it is asked', async () => {
  const [one, two] = [island('one'), island('two')];
  await Promise.all([bring(one), bring(one)]);
  await bring(one);
  await bring(two);

  expect(starts()).toEqual(['/islands/share.js starts «one»', '/islands/share.js starts «two»']);
});

it('tells when code does not come, and brings copies the next time, for browsers that remember', async () => {
  const menu = island('menu');
  network = 'lost';
  await expect(bring(menu)).rejects.toThrow('Failed to fetch');
  expect(starts()).toEqual([]);

  network = 'good';
  await bring(menu);

  expect(preloaded().slice(2)).toEqual(['/islands/retry/react.js', '/islands/retry/share.js']);
  expect(starts()).toEqual(['/islands/retry/share.js starts «menu»']);
});

it('asks for no copies while the browser is offline, or they would be remembered, too', async () => {
  const menu = island('menu');
  network = 'lost';
  await expect(bring(menu)).rejects.toThrow('Failed to fetch');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(bring(menu)).rejects.toThrow('offline');

  network = 'good';
  onLine.mockReturnValue(true);
  await bring(menu);
  expect(done.filter((text) => text.includes('/retry/react.js is asked for'))).toHaveLength(1);
});
