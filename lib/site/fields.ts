import { z } from 'zod';
import { emailSchema } from '../deletion/email-schema';
import { typeset } from '../text/typeset';

/** Forbidden by XML 1.0 (§2.2): no reader could read the feed with such a character, and office programs paste them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

const fact = z
  .string()
  .trim()
  .refine((value) => !FORBIDDEN.test(value), 'в тексте есть невидимый знак; наберите его заново');

/** Stays to the letter. */
export const name = fact.min(1, 'впишите название или удалите запись');

export const optionalName = fact.default('');

/** Typeset as the words of lib/content are. */
export const text = fact.min(1, 'впишите текст или удалите запись').transform(typeset);

export const optionalText = fact.default('').transform(typeset);

export const versionSchema = z
  .string()
  .regex(/^\d+(\.\d+)*$/, 'нужны числа через точку, например 1.243');

const YEAR_MS = 366 * 86_400_000;
const DAY = 'нужен день вида 2026-11-21 или пустое ""';

/** A day at most a year ahead, because a later year is probably mistyped; may be empty. */
export const dayOrNothing = z.union(
  [
    z.literal(''),
    z.iso
      .date(DAY)
      .refine(
        (day) => Date.parse(day) < Date.now() + YEAR_MS,
        'до этого дня больше года, проверьте год',
      ),
  ],
  DAY,
);

export const emailAddress = z
  .string()
  .trim()
  // The schema of the deletion form accepts addresses in .рф.
  .refine(
    (value) => emailSchema.safeParse(value).success,
    'нужен адрес электронной почты, например support@slovar.example',
  );

/** An address of a page. @param example shown in the error message */
export const httpUrl = (example: string) =>
  z.url({
    protocol: /^https?$/,
    hostname: /./,
    error: `нужен адрес, например ${example}`,
    abort: true,
  });

/** Without a path, a query or a fragment; becomes an origin. */
export const httpOrigin = httpUrl('https://api.slovar.example')
  .transform((value) => new URL(value))
  .refine(
    ({ pathname, search, hash }) => pathname + search + hash === '/',
    'нужен адрес без пути, например https://api.slovar.example, или пустое "": сервис на адресе сайта',
  )
  .transform(({ origin }) => origin);

/** The site's address. Its path is the sub-path under which the site is served. */
export const siteUrl = httpUrl('https://slovar.example').refine((value) => {
  const { pathname, search, hash } = new URL(value);
  return search + hash === '' && /^(\/[A-Za-z0-9._~-]+)*\/?$/.test(pathname);
}, 'нужен адрес без знаков ? и #, например https://slovar.example или https://ivan.github.io/slovar');
