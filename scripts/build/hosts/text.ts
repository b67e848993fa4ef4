/** Joins lines. Each line, even the last one, ends with a line break. */
export const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const jsonOf = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Returns a function that puts lines into a block with braces, in the syntax of nginx and Caddy. */
export const blockWith = (indent: string) => (opening: string, lines: readonly string[]) => [
  `${opening} {`,
  ...lines.map((line) => indent + line),
  '}',
];
