const second = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
const seconds = new Intl.NumberFormat('ru', second);

/** Formats a number of seconds with its unit in Russian, such as «30 секунд», with no-break spaces. */
export const secondsInWords = (count: number): string =>
  seconds.format(count).replaceAll(/\s/g, '\u00a0');
