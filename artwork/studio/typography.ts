/** Glues dashes and words of one or two letters to their neighbours, so that no line ends badly. */
export function glue(text: string): string {
  return text
    .replace(/ (?=—)/g, '\u00a0')
    .replace(/(?<=^|[\s(«>\u00a0])([А-яЁё]{1,2}) (?=\S)/g, '$1\u00a0')
    .replace(/(?<=\d) (?=[А-яЁё])/g, '\u00a0');
}
