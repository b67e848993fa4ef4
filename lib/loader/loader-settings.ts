/** What the build writes into a page for its loader. */
export interface LoaderSettings {
  /** Address of the folder with the islands' code, from the root of the host, with a final slash. */
  readonly folder: string;
  /** The modules of each of the page's islands, in the folder, in the order in which they run. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Address of the folder with the polyfills, from that folder, with a final slash. */
  readonly polyfills: string;
}
