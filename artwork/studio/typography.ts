/** Sets no-break spaces at dashes and after words of one or two letters, as Russian typography does. */
export function glue(text: string): string {
  return text
    .replace(/ (?=—)/g, '\u00a0')
    .replace(/(?<=^|[\s(«>\u00a0])([А-яЁё]{1,2}) (?=\S)/g, '$1\u00a0')
    .replace(/(?<=\d) (?=[А-яЁё])/g, '\u00a0');
}
