/** What the share picture needs of opentype.js 2, which has no types; those of others are for version 1. */
declare module 'opentype.js' {
  type End = { x: number; y: number };

  export interface Path {
    /** Letters of SVG's attribute `d` with their points. */
    readonly commands: readonly (
      | ({ type: 'M' | 'L' } & End)
      | ({ type: 'Q'; x1: number; y1: number } & End)
      | ({ type: 'C'; x1: number; y1: number; x2: number; y2: number } & End)
      | { type: 'Z' }
    )[];
  }

  export interface Font {
    hasChar(character: string): boolean;
    /** In the units of `fontSize`, as the positions of a path. */
    getAdvanceWidth(text: string, fontSize: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): Path;
  }

  /** @throws Error when the file is no font */
  export function parse(file: ArrayBuffer): Font;
}
