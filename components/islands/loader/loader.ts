import { watchIntent } from './intent';
import { createIslandLoader } from './load-island';
import { holdPresses } from './one-press';
import { startPage } from './start-page';

/** What an island's room adds to the loader (`before-hydration.ts`). @param load loads the island */
export type BeforeHydration = (load: () => void) => void;

/**
 * Runs the loader, which scripts/build/export bundles into the head of every page.
 *
 * @param folder address of the modules, with a trailing slash
 * @param rooms what the page's islands add, by their names
 */
export function runLoader(folder: string, rooms: Readonly<Record<string, BeforeHydration>>): void {
  // eslint-disable-next-line no-restricted-syntax -- The browser imports by URL.
  const importModule = (name: string): Promise<unknown> => import(`${folder}${name}.js`);
  const loadIsland = createIslandLoader(importModule);
  startPage(importModule);
  for (const name in rooms) {
    rooms[name]!(() => void loadIsland(document.querySelector(`[data-island=${name}]`)!));
  }
  holdPresses(loadIsland);
  watchIntent(loadIsland);
}
