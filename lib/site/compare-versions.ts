const partsOf = (version: string) => version.split('.').map(Number);

/** Compares two versions for sorting, oldest first. Their parts are numbers, so `1.10` follows `1.9`. */
export function compareVersions(a: string, b: string): number {
  const left = partsOf(a);
  const right = partsOf(b);
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
