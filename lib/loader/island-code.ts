import { type Bring, type LoaderSettings } from './loader-settings';

/** What the last module of an island exports. */
interface IslandModule {
  readonly start: (island: HTMLElement) => void;
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
  let from = folder;

  async function bring(island: HTMLElement): Promise<void> {
    // What fails offline would be remembered of the copies, too; the cache may still have the first.
    if (from !== folder && !navigator.onLine) throw new Error('offline');
    const urls = (islands[island.dataset.island ?? ''] ?? []).map((file) => from + file);
    for (const href of urls) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
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
        // Many browsers remember for as long as the document lives that a module
        // failed (whatwg/html#6768); so its copies are tried.
        from = `${folder}retry/`;
        throw error;
      });
    coming.set(island, brought);
    return brought;
  };
}
