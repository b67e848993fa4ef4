import { z } from 'zod';
import { addressFault } from '@/lib/browser/email-address/email-address';

/** A day that exists. Preflight names one that is unlikely (`fact-doubts.ts`). */
export const dayOrNothing = z.union([
  z.literal(''),
  z.iso.date('нужен день вида 2026-11-21 или пустое ""'),
]);

export const emailAddress = z
  .string()
  .trim()
  // The rule of the deletion form accepts addresses in .рф.
  .refine(
    (value) => addressFault(value) === undefined,
    'нужен адрес электронной почты, например support@slovar.example',
  );

const registered = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * A tag of BCP 47: language, script, region and variants, such as zh-Hant-TW. It gets its canonical form: `eng` and `EN`
 * become `en`. The platform knows all languages of two letters, but few of three.
 */
export const languageCode = z
  .string()
  .trim()
  .regex(
    /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*$/i,
    'нужен код языка, например en',
  )
  .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag)
  .refine((tag) => /^[a-z]{3}/.test(tag) || registered.of(tag), {
    error: ({ input }) => `языка с кодом ${input} нет, проверьте код, например ja — японский`,
  });

/** Two labels or more, in Punycode; `localhost`, or an IPv6 address. */
const HOST = /^(localhost|\[[\da-f:]+\]|([a-z\d_]([\w-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?)$/;

/** An address of a page. @param example shown in the error message */
export const httpUrl = (example: string) =>
  z
    .string()
    .trim()
    .refine(
      (value) =>
        /^https?:\/\/\S+$/i.test(value) &&
        URL.canParse(value) &&
        HOST.test(new URL(value).hostname),
      { error: `нужен адрес сайта или страницы без пробелов, например ${example}`, abort: true },
    );

/** Without a path, a query or a fragment; becomes an origin. */
export const httpOrigin = httpUrl('https://api.slovar.example')
  .refine(
    (value) => /^\w+:\/\/[^/?#]+\/?$/.test(value),
    'нужен адрес без пути и знаков ? и #, например https://api.slovar.example, или пустое "": сервис на адресе сайта',
  )
  .transform((value) => new URL(value).origin);

/** The site's address. Its path is the sub-path under which the site is served. */
export const siteUrl = httpUrl('https://slovar.example').refine(
  (value) =>
    /^[^?#]+$/.test(value) && /^(\/[\w.~-]+)*(?<!\.html?)\/?$/.test(new URL(value).pathname),
  'нужен адрес папки: латинские буквы, цифры и знаки . _ ~ - между косыми чертами, без имени файла, ? и #, например https://ivan.github.io/slovar',
);
