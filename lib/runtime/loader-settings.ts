/** Files that make a page of the export run; addresses from the root of the host. */
export interface RuntimeFiles {
  /** The whole style sheets; a page itself carries its own rules only. */
  readonly styles: readonly string[];
  /** Next's runtime and the code of the page, in any order. */
  readonly scripts: readonly string[];
  /** What the page is hydrated with; runs last and starts the runtime. */
  readonly payload: string;
}

/**
 * When the runtime comes unasked: after the first paint, or in time for the
 * carousel's first advance. Undefined: only when the visitor turns to an island.
 */
export type Wake = 'paint' | 'soon';

/** What the build tells a page's loader. */
export interface LoaderSettings extends RuntimeFiles {
  readonly wake?: Wake;
  /** Speculation rules, as the page's policy has their hash. */
  readonly rules: string;
  /** Scripts for browsers that do not know their device, or not all of what dialogs need. */
  readonly fallbacks: { readonly device: string; readonly dialogs: string };
}
