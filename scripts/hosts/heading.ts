/** Text of the first h1 of an HTML page, no-break spaces as plain ones; undefined when there is none. */
export function headingOf(html: string): string | undefined {
  const content = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  return content
    ?.replace(/<[^>]*>/g, '')
    .replace(/(&nbsp;|\s)+/g, ' ')
    .trim();
}
