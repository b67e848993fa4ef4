import { addElement, addScript } from './add-element';
import { type RuntimeFiles } from './loader-settings';
import { nextIdle } from './next-idle';

/** React knows the style sheet again by the address as written. */
const addStyles = (href: string) => addElement('link', { rel: 'stylesheet', href });

/**
 * @returns brings the page's runtime, once; after a failure, asked again, it
 *   brings what is missing
 */
export function createRuntime({ styles, scripts, payload }: RuntimeFiles): () => void {
  const files = new Map<string, Promise<unknown>>();
  let coming = false;

  const bring = (address: string, add: (address: string) => Promise<unknown>) => {
    const file = files.get(address) ?? add(address);
    files.set(address, file);
    return file.catch((error) => {
      files.delete(address);
      throw error;
    });
  };

  async function bringAll() {
    const rest: Promise<unknown>[] = [];
    const add = async (address: string, addFile: (address: string) => Promise<unknown>) => {
      // A request costs a slow phone some milliseconds: one a task.
      await new Promise((resolve) => setTimeout(resolve));
      rest.push(bring(address, addFile));
    };
    // The click which has asked for all this is answered first.
    await nextIdle();
    for (const address of scripts) await add(address, addScript);
    for (const address of styles) await add(address, addStyles);
    // Fetched beside the others, although it runs after them: it starts the
    // hydration, and islands then change to looks that only the whole style
    // sheet has. Its failure says nothing: Chromium never decides a second
    // preload of the same address.
    addElement('link', { rel: 'preload', as: 'script', href: payload }).catch(() => {});
    // Until the last of them is decided: a new try would share its failure.
    await Promise.allSettled(rest);
    await Promise.all(rest);
    await bring(payload, addScript);
  }

  return () => {
    if (coming) return;
    coming = true;
    bringAll().catch(() => {
      coming = false;
    });
  };
}
