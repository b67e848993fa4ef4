/**
 * Loads an island's code and hydrates the island, unless this has already been done. The promise is rejected
 * when the code cannot be loaded or fails at any later time. Otherwise it is never settled.
 *
 * @param isPressed whether the visitor has clicked a control and not only shown an intent
 */
export type LoadIsland = (island: HTMLElement, isPressed?: boolean) => Promise<never>;

/** What an island's own module exports. */
interface IslandModule {
  readonly start: (island: HTMLElement) => Promise<never>;
}

/**
 * Makes the function that loads an island. The function requests two modules at the same time: the module
 * that all islands share and the island's own module. The shared module runs first. If a module cannot be
 * loaded, the next click requests the copies in the folder `retry/`.
 *
 * @param folder address of the modules, with a trailing slash
 * @param importModule `import()`
 */
export function createIslandLoader(
  folder: string,
  importModule: (url: string) => Promise<unknown>,
): LoadIsland {
  const pending = new Map<HTMLElement, Promise<never>>();
  let from = folder;

  async function load(island: HTMLElement, isPressed?: boolean): Promise<IslandModule> {
    // There is only one retry copy of each module. So that it is not wasted, it is requested only after a
    // click and only online.
    if (from !== folder && !(isPressed && navigator.onLine)) throw new Error();
    const names = ['shared', island.dataset.island];
    // Each module runs in its own task, so that neither blocks the page for long.
    const modules = await Promise.all(names.map((name) => importModule(`${from}${name}.js`)));
    return modules[1] as IslandModule;
  }

  return (island, isPressed) => {
    const loading =
      pending.get(island) ??
      load(island, isPressed)
        .catch((error) => {
          pending.delete(island);
          // Many browsers remember a failed module until the document is closed (whatwg/html#6768). The next
          // call therefore requests the copies.
          from = `${folder}retry/`;
          throw error;
        })
        .then(({ start }) => start(island));
    pending.set(island, loading);
    return loading;
  };
}
