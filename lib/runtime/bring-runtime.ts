import { addElement, addScript } from './add-element';
import { type RuntimeFiles } from './loader-settings';

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

  return () => {
    if (coming) return;
    coming = true;
    // Fetched beside the others, although it runs after them: it starts the
    // hydration, and islands then change to looks that only the whole style
    // sheet has. Its failure says nothing: Chromium never decides a second
    // preload of the same address.
    addElement('link', { rel: 'preload', as: 'script', href: payload }).catch(() => {});
    const rest = [
      ...styles.map((address) => bring(address, addStyles)),
      ...scripts.map((address) => bring(address, addScript)),
    ];
    // Until the last of them is decided: a new try would share its failure.
    Promise.allSettled(rest)
      .then(() => Promise.all(rest))
      .then(() => bring(payload, addScript))
      .catch(() => {
        coming = false;
      });
  };
}
