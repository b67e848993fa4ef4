/** The middle value, of an even number of them the lower middle. @throws Error without values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** The median of each number of some records alike. */
export function medians<Numbers extends Record<string, number>>(
  records: readonly Numbers[],
): Numbers {
  const names = Object.keys(records[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(records.map((record) => record[name] ?? NaN))]),
  ) as Numbers;
}
