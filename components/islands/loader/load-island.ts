/** Loads and hydrates an island, once. The promise is rejected when its code is missing or fails at any later time. */
export type LoadIsland = (island: HTMLElement) => Promise<never>;

/**
 * Makes the function that loads an island: the module that all islands share, which runs first, and the island's own.
 * After a failure, the next call requests them again.
 */
export function createIslandLoader(importModule: (name: string) => Promise<unknown>): LoadIsland {
  const loads = new Map<HTMLElement, Promise<never>>();
  return (island) => {
    const begun = loads.get(island);
    if (begun) return begun;
    // Each module runs in its own task, so that neither blocks the page for long.
    const load = Promise.all(['shared', island.dataset.island!].map(importModule)).then((modules) =>
      (modules[1] as { start: LoadIsland }).start(island),
    );
    loads.set(island, load);
    load.catch(() => loads.delete(island));
    return load;
  };
}
