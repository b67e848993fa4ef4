import { type LoaderSettings } from './loader-settings';

/** Loads an island's code and hydrates it, once. Rejects when the code cannot be loaded. */
export type LoadIsland = (island: HTMLElement) => Promise<void>;

/** What the last module of an island exports. */
interface IslandModule {
  readonly start: (island: HTMLElement) => void;
}

/**
 * Makes the function that loads an island. Its modules are fetched in parallel and run in order.
 * After a failure the next call tries again.
 *
 * @param importModule replaces `import()` in tests
 */
export function createIslandLoader(
  { folder, islands }: Pick<LoaderSettings, 'folder' | 'islands'>,
  importModule: (url: string) => Promise<unknown> = (url) => import(url),
): LoadIsland {
  const pending = new Map<HTMLElement, Promise<void>>();
  let from = folder;

  async function load(island: HTMLElement): Promise<void> {
    // The copies are the last chance. Requested offline they would fail, too, and the browser would
    // remember it.
    if (from !== folder && !navigator.onLine) throw new Error('offline');
    const urls = (islands[island.dataset.island ?? ''] ?? []).map((file) => from + file);
    for (const href of urls) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    let last: unknown;
    // One after the other, so that each runs in a task of its own: together they
    // would be a long task on a slow phone.
    for (const url of urls) last = await importModule(url);
    (last as IslandModule).start(island);
  }

  return (island) => {
    const loading =
      pending.get(island) ??
      load(island).catch((error) => {
        pending.delete(island);
        // Many browsers remember a failed module until the document is closed
        // (whatwg/html#6768), so the next call asks for the copies.
        from = `${folder}retry/`;
        throw error;
      });
    pending.set(island, loading);
    return loading;
  };
}
