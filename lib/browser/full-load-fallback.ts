/** Files that a deployment replaces; an open page may still ask for those of the former one. */
const DEPLOYED_FILES = '/_next/static/';

/**
 * Makes up for a soft navigation whose script is gone after a redeployment:
 * the page is loaded whole, with the names of the new deployment. Without it
 * Next shows its own English error instead of the page.
 *
 * @param load loads an address as a new document
 */
export function createFullLoadFallback(load: (url: string) => void) {
  let pending: string | undefined;
  return {
    /** A soft navigation to the address has begun. */
    started(url: string) {
      pending = new URL(url, location.href).href;
    },
    /** An element of the page has failed to load; asks in the capture phase, because it does not bubble. */
    failed({ target }: Event) {
      const script = target instanceof HTMLScriptElement ? target.src : '';
      // A navigation that has arrived shows its address already.
      if (!pending || pending === location.href || !script.includes(DEPLOYED_FILES)) return;
      load(pending);
    },
  };
}
