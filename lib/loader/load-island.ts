/**
 * Loads an island's code and hydrates it, once. Rejects when the code cannot be loaded, or when it
 * fails at any time, also while it runs; otherwise it never ends.
 *
 * @param isPressed whether the visitor has pressed something, and not only come near
 */
export type LoadIsland = (island: HTMLElement, isPressed?: boolean) => Promise<never>;

/** What the last module of an island exports. */
interface IslandModule {
  readonly start: (island: HTMLElement) => Promise<never>;
}

/**
 * Makes the function that loads an island. Its module and the one that all islands share are
 * fetched in parallel and run in order.
 * After code has not come, the next press asks for its copies.
 *
 * @param folder address of the modules, with a final slash
 * @param importModule `import()`
 */
export function createIslandLoader(
  folder: string,
  importModule: (url: string) => Promise<unknown>,
): LoadIsland {
  const pending = new Map<HTMLElement, Promise<never>>();
  let from = folder;

  async function load(island: HTMLElement, isPressed?: boolean): Promise<IslandModule> {
    // The copies are the last chance. Requested offline they would fail, too, and the browser would
    // remember it. During an outage a moving mouse must not use them up.
    if (from !== folder && !(isPressed && navigator.onLine)) throw new Error();
    const names = ['shared', island.dataset.island];
    // At once, so that the files come together; each still runs in a task of its own.
    const modules = await Promise.all(names.map((name) => importModule(`${from}${name}.js`)));
    return modules[1] as IslandModule;
  }

  return (island, isPressed) => {
    const loading =
      pending.get(island) ??
      load(island, isPressed)
        .catch((error) => {
          pending.delete(island);
          // Many browsers remember a failed module until the document is closed
          // (whatwg/html#6768), so the next call asks for the copies.
          from = `${folder}retry/`;
          throw error;
        })
        .then(({ start }) => start(island));
    pending.set(island, loading);
    return loading;
  };
}
