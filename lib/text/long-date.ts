const format = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a date in Russian, such as «20 ноября 2026 г.». A line may break only between month and year.
 * On a phone with large text this break is needed, because the date is wider than its column.
 *
 * @param day such as 2026-11-20
 */
export const longDate = (day: string): string =>
  format.format(new Date(`${day}T00:00:00Z`)).replaceAll(/\s(?!\d{4})/g, '\u00a0');
