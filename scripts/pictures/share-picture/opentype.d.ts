/**
 * The part of opentype.js 2 that the share picture uses. Version 2 has no types; @types/opentype.js
 * is for 1.
 */
declare module 'opentype.js' {
  type End = { x: number; y: number };

  export interface Path {
    /** Commands of SVG's attribute `d` with their points. */
    readonly commands: readonly (
      | ({ type: 'M' | 'L' } & End)
      | ({ type: 'Q'; x1: number; y1: number } & End)
      | ({ type: 'C'; x1: number; y1: number; x2: number; y2: number } & End)
      | { type: 'Z' }
    )[];
  }

  export interface Font {
    hasChar(character: string): boolean;
    /** In the units of `fontSize`, like the positions of a path. */
    getAdvanceWidth(text: string, fontSize: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): Path;
  }

  /** @throws Error when the file is no font */
  export function parse(file: ArrayBuffer): Font;
}
