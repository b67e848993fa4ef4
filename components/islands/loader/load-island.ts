/**
 * Loads an island's code and hydrates the island, unless this has already been done. The promise is rejected
 * when the code cannot be loaded or fails at any later time. Callers may ignore this. Otherwise it is never settled.
 */
export type LoadIsland = (island: HTMLElement) => Promise<never>;

/**
 * Makes the function that loads an island. It requests two modules at the same time: the one that all islands share,
 * which runs first, and the island's own. After a failure, the next call requests them again.
 */
export function createIslandLoader(importModule: (name: string) => Promise<unknown>): LoadIsland {
  const loads = new Map<HTMLElement, Promise<never>>();
  return (island) => {
    // Each module runs in its own task, so that neither blocks the page for long.
    const load =
      loads.get(island) ??
      Promise.all(['shared', island.dataset.island!].map(importModule)).then((modules) =>
        (modules[1] as { start: LoadIsland }).start(island),
      );
    loads.set(island, load);
    load.catch(() => loads.delete(island));
    return load;
  };
}
