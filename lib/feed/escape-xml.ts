const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for the inside of an element or a double-quoted attribute, in XML and HTML alike. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
