/** Joins lines into a text with a final line break. */
export const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const jsonOf = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
