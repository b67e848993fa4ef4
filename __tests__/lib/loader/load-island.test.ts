/** @jest-environment jsdom */
import { createIslandLoader } from '@/lib/loader/load-island';

document.body.innerHTML = `
  <div data-island="share" id="menu"></div><div data-island="share" id="other"></div>`;
const menu = document.getElementById('menu')!;
const other = document.getElementById('other')!;

/** A promise that never settles, like the promise of a running island. */
const running = new Promise<never>(() => {});

const FILES = ['shared.js', 'share.js'];
const COPIES = ['retry/shared.js', 'retry/share.js'];

/** A loader, the files that it requests, and the islands that it starts. */
function startLoading(start = (_: HTMLElement) => running) {
  const started = jest.fn(start);
  const asked = jest.fn((_: string) => Promise.resolve({ start: started }));
  return { started, asked, loadIsland: createIslandLoader('', asked) };
}

/** Waits until all promises that wait for no timer have settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('the loader requests an island’s two files at once and starts each island once', async () => {
  const { loadIsland, asked, started } = startLoading();
  void loadIsland(menu);
  expect(asked.mock.calls.flat()).toEqual(FILES);

  void loadIsland(menu);
  await settle();
  void loadIsland(menu);
  void loadIsland(other);
  await settle();
  expect(started.mock.calls).toEqual([[menu], [other]]);
});

it('after a failure, only a click while the browser is online requests the copies of the files', async () => {
  const { loadIsland, asked, started } = startLoading();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadIsland(menu)).rejects.toThrow('Failed to fetch');
  await expect(loadIsland(menu)).rejects.toThrow();

  // Browsers remember a failed import, so a copy that is requested offline could never be loaded.
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadIsland(menu, true)).rejects.toThrow();

  onLine.mockReturnValue(true);
  void loadIsland(menu, true);
  await settle();
  expect(asked.mock.calls.flat()).toEqual([...FILES, ...COPIES]);
  expect(started).toHaveBeenCalledTimes(1);
});

it('an island that has failed while running is not requested again', async () => {
  const { loadIsland, asked } = startLoading(() => Promise.reject(new Error('It has failed.')));
  await expect(loadIsland(menu)).rejects.toThrow('It has failed.');
  await expect(loadIsland(menu, true)).rejects.toThrow('It has failed.');
  expect(asked.mock.calls.flat()).toEqual(FILES);
});
