const seconds = new Intl.NumberFormat('ru', { style: 'unit', unit: 'second', unitDisplay: 'long' });

/** Formats a number of seconds with its unit in Russian, such as «30 секунд», with no-break spaces. */
export const secondsInWords = (count: number): string =>
  seconds.format(count).replaceAll(/\s/g, '\u00a0');
