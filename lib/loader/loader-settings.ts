/** What the build tells a page's loader. */
export interface LoaderSettings {
  /** Address of the folder with the islands' code, from the root of the host, with a final slash. */
  readonly folder: string;
  /** The modules of each of the page's islands, in the folder, in the order in which they run. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Modules, in the folder, for browsers that do not know their device or `closedby`. */
  readonly fallbacks: { readonly device: string; readonly lightDismiss: string };
}

/** Brings an island's code and hydrates it, once; rejects when the code does not come. */
export type Bring = (island: HTMLElement) => Promise<void>;
