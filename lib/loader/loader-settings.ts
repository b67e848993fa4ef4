/** What the build writes into a page for its loader. */
export interface LoaderSettings {
  /** Address of the folder with the islands' code, from the root of the host, with a final slash. */
  readonly folder: string;
  /** Modules of each island of the page, in the order in which they run; paths are relative to `folder`. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Address of the folder with the polyfills, relative to the one above, with a final slash. */
  readonly polyfills: string;
}
