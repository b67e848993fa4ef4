// Numbers, sizes and dates in Russian. `\u00a0` is a no-break space.

const date = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats 2026-11-20 as «20 ноября 2026 г.». Only the year may wrap: large text is wider than a phone's column. */
export const longDate = (day: string): string =>
  date.format(new Date(`${day}T00:00:00Z`)).replaceAll(/\s(?!\d{4})/g, '\u00a0');

/** Formats a number with the name of its unit, such as «30 секунд». */
export const withUnit = (count: number, unit: 'second' | 'byte') =>
  new Intl.NumberFormat('ru', { style: 'unit', unit, unitDisplay: 'long', useGrouping: false })
    .format(count)
    .replaceAll(/\s/g, '\u00a0');

const KILOBYTE = 1024;
const units = ['КБ', 'МБ', 'ГБ'] as const;
const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

/** Formats a file size, such as «12,3 МБ». A kilobyte is 1024 bytes, as in Windows. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return withUnit(bytes, 'byte');
  let size = bytes / KILOBYTE;
  let unit = 0;
  // A number that rounds up to 1024 belongs to the next unit.
  while (Math.round(size * 10) / 10 >= KILOBYTE) {
    size /= KILOBYTE;
    unit += 1;
  }
  return `${number.format(size)}\u00a0${units[unit]}`;
}
