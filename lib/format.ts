const KILOBYTE = 1024;
const units = ['КБ', 'МБ', 'ГБ'] as const;

const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });
const plural = new Intl.PluralRules('ru');
const byteWords: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'байт', few: 'байта' };

/** Size of a file, such as «12,3 МБ», without a line break. A kilobyte is 1024 bytes, as in Windows. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes}\u00a0${byteWords[plural.select(bytes)] ?? 'байт'}`;
  let size = bytes / KILOBYTE;
  let unit = 0;
  // A number that rounds up to 1024 belongs to the next unit.
  while (Math.round(size * 10) / 10 >= KILOBYTE && unit < units.length - 1) {
    size /= KILOBYTE;
    unit += 1;
  }
  return `${number.format(size)}\u00a0${units[unit]}`;
}

const second = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
const seconds = new Intl.NumberFormat('ru', second);

/** A time in words without a line break, such as «30 секунд». */
export const secondsInWords = (count: number): string =>
  seconds.format(count).replaceAll(/\s/g, '\u00a0');

const format = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day in words, such as «20 ноября 2026 г.». A line may break only between month and year; with
 * large text on a phone it must, because the date is wider than its column.
 *
 * @param day such as 2026-11-20
 */
export const longDate = (day: string): string =>
  format.format(new Date(`${day}T00:00:00Z`)).replaceAll(/\s(?!\d{4})/g, '\u00a0');

/**
 * Fills the placeholders of a text of `lib/content`: `Версия {version}` → `Версия 1.2`.
 *
 * @throws Error with a Russian sentence for a placeholder without a value
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    const known = Object.keys(values).map((known) => `{${known}}`);
    throw new Error(
      `lib/content: в тексте «${text}» подстановки ${place} нет, есть ${known.join(', ')}.`,
    );
  });

/** A name in the middle of a sentence: `Русский` → `русский`; an abbreviation, such as РЖЯ, stays. */
export const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
