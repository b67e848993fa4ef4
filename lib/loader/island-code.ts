import { type Bring, type LoaderSettings } from './loader-settings';

/** What the last module of an island exports. */
interface IslandModule {
  readonly start: (island: HTMLElement) => void;
}

/**
 * Fetches a file whole, into the browser's cache. Not a preload: many browsers
 * remember a module or a preload that failed for as long as the document lives
 * (whatwg/html#6768), and a visitor in a tunnel must get a second try. So
 * nothing is imported before all of it has come.
 */
async function arrive(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url);
  await response.blob();
}

/**
 * @param load imports a module
 * @returns brings an island's code, all files at the same time, and hydrates
 *   it; after a failure, asked again, it tries again
 */
export function createBring(
  { folder, islands }: Pick<LoaderSettings, 'folder' | 'islands'>,
  load: (url: string) => Promise<unknown> = (url) => import(url),
): Bring {
  const coming = new Map<HTMLElement, Promise<void>>();

  async function bring(island: HTMLElement): Promise<void> {
    const urls = (islands[island.dataset.island ?? ''] ?? []).map((file) => folder + file);
    await Promise.all(urls.map(arrive));
    let last: unknown;
    // One by one, because each runs in a task of its own: together they would
    // be a long one on a slow phone.
    for (const url of urls) last = await load(url);
    (last as IslandModule).start(island);
  }

  return (island) => {
    const brought =
      coming.get(island) ??
      bring(island).catch((error) => {
        coming.delete(island);
        throw error;
      });
    coming.set(island, brought);
    return brought;
  };
}
