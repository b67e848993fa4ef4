const format = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day in words, such as «20 ноября 2026 г.», on one line.
 *
 * @param day such as 2026-11-20
 */
export const longDate = (day: string): string =>
  format.format(new Date(`${day}T00:00:00Z`)).replaceAll(/\s/g, '\u00a0');
