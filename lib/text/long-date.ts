const format = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A date in Russian, such as «20 ноября 2026 г.». The line may break only between month and year. On
 * a phone with large text it has to break there, because the date is wider than its column.
 *
 * @param day such as 2026-11-20
 */
export const longDate = (day: string): string =>
  format.format(new Date(`${day}T00:00:00Z`)).replaceAll(/\s(?!\d{4})/g, '\u00a0');
