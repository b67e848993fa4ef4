/** A Markdown table; the first column is text, the others are numbers. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}
