const KILOBYTE = 1024;
const units = ['КБ', 'МБ', 'ГБ'] as const;

const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });
const plural = new Intl.PluralRules('ru');
const byteForms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'байт', few: 'байта' };

/** Formats a file size, such as «12,3 МБ», with a no-break space. A kilobyte is 1024 bytes, as in Windows. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes}\u00a0${byteForms[plural.select(bytes)] ?? 'байт'}`;
  let size = bytes / KILOBYTE;
  let unit = 0;
  // A number that rounds up to 1024 belongs to the next unit.
  while (Math.round(size * 10) / 10 >= KILOBYTE) {
    size /= KILOBYTE;
    unit += 1;
  }
  return `${number.format(size)}\u00a0${units[unit]}`;
}
