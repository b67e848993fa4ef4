const second = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
const seconds = new Intl.NumberFormat('ru', second);

/** A time in words without a line break, such as «30 секунд». */
export const secondsInWords = (count: number): string =>
  seconds.format(count).replaceAll(/\s/g, '\u00a0');
