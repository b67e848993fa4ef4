import { type Frames } from './interaction';
import { type PageBytes } from './page-bytes';
import { table } from './table';

/** What growth is measured by, of one page. */
export interface Growth {
  readonly route: string;
  readonly bytes: PageBytes;
  /** HTML and styles, not compressed. */
  readonly htmlBytes: number;
  readonly clickToMenu: number;
}

/** A site as it is, or grown. */
export interface Measured {
  readonly pages: readonly Growth[];
  readonly frames: Frames;
}

const pair = (one: number, other: number) => `${one.toFixed(0)} → ${other.toFixed(0)}`;

/** Compares a grown site with the present one, page by page. */
export const growthTable = (now: Measured, grown: Measured) =>
  table(
    [
      'route',
      'HTML, br',
      'HTML, raw',
      'pictures',
      'code and data after',
      'requests',
      'click to menu, ms',
    ],
    now.pages.map((page, index) => {
      const other = grown.pages[index];
      if (!other) throw new Error(`The grown site lacks ${page.route}.`);
      return [
        `\`${page.route}\``,
        pair(page.bytes.before.html, other.bytes.before.html),
        pair(page.htmlBytes, other.htmlBytes),
        pair(page.bytes.before.pictures, other.bytes.before.pictures),
        pair(page.bytes.after.scripts, other.bytes.after.scripts),
        pair(page.bytes.before.requests, other.bytes.before.requests),
        pair(page.clickToMenu, other.clickToMenu),
      ];
    }),
  );

export const framesLine = (name: string, { perSecond, longest, steps }: Frames) =>
  `${name}: ${perSecond} frames a second over ${steps} steps, the longest frame ${longest} ms.`;
