// Numbers, sizes and dates in Russian. `\u00a0` is a no-break space.

const date = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats 2026-11-20 as «20 ноября 2026 г.». Only the year may wrap: large text is wider than a phone's column. */
export const longDate = (day: string): string =>
  date.format(new Date(`${day}T00:00:00Z`)).replaceAll(/\s(?!\d{4})/g, '\u00a0');

/** Formats a number of seconds, such as «30 секунд». */
export const inSeconds = (count: number) =>
  new Intl.NumberFormat('ru', { style: 'unit', unit: 'second', unitDisplay: 'long' })
    .format(count)
    .replaceAll(/\s/g, '\u00a0');

const units = ['КБ', 'МБ', 'ГБ'] as const;
const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

/** Formats a file size, such as «12,3 МБ». A kilobyte is 1024 bytes, as in Windows. */
export function fileSize(bytes: number): string {
  const power = Math.max(1, Math.floor(Math.log2(bytes) / 10));
  return `${number.format(bytes / 1024 ** power)}\u00a0${units[power - 1]}`;
}
