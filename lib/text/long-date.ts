const format = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats 2026-11-20 as «20 ноября 2026 г.». Only the year may wrap: large text is wider than a phone's column. */
export const longDate = (day: string): string =>
  format.format(new Date(`${day}T00:00:00Z`)).replaceAll(/\s(?!\d{4})/g, '\u00a0');
