import { z } from 'zod';
import { emailSchema } from '../deletion/email-schema';

const withoutFinalSlash = (value: string) => value.replace(/\/+$/, '');

const httpUrl = z.url({ protocol: /^https?$/, hostname: /./ });

/** An address such as `https://slovar.example`. It may have a path, but no query and no fragment. */
const plainHttpUrl = httpUrl.refine((value) => !/[?#]/.test(value)).transform(withoutFinalSlash);

/** An address without a path, a query or a fragment. It is converted to its origin. */
const httpOrigin = plainHttpUrl
  .transform((value) => new URL(value))
  .refine(({ pathname }) => pathname === '/')
  .transform(({ origin }) => origin);

/** Each variable with its default, its schema, and what the Russian error says about the expected value. */
export const variables = {
  NEXT_PUBLIC_SITE_NAME: {
    fallback: 'Словарь+',
    expected: 'название от 1 до 40 знаков, например Словарь+',
    schema: z.string().trim().min(1).max(40),
  },
  NEXT_PUBLIC_SITE_URL: {
    fallback: 'https://slovar.example',
    expected: 'адрес http(s) без знаков ? и #, например https://slovar.example',
    schema: plainHttpUrl,
  },
  NEXT_PUBLIC_SUPPORT_EMAIL: {
    fallback: 'support@slovar.example',
    expected: 'адрес электронной почты, например support@slovar.example',
    // The schema of the deletion form is used here, because it accepts addresses in .рф.
    schema: z.string().refine((value) => emailSchema.safeParse(value).success),
  },
  NEXT_PUBLIC_FORUM_URL: {
    fallback: 'https://forum.example/slovar',
    expected: 'адрес http(s), например https://forum.example/slovar, или none, если форума нет',
    schema: z.union([
      z
        .string()
        .regex(/^none$/i)
        .transform(() => ''),
      httpUrl,
    ]),
  },
  NEXT_PUBLIC_STORE_URL: {
    fallback: 'https://play.google.com/store/apps/details?id=example.slovar',
    expected: 'адреса страниц приложения в магазинах через пробел',
    schema: z.string(),
  },
  NEXT_PUBLIC_API_URL: {
    fallback: '',
    expected: 'адрес http(s) без пути, например https://api.slovar.example, или ничего',
    schema: z.union([z.literal(''), httpOrigin]),
  },
  ACCOUNT_PROXY: {
    fallback: '',
    expected: 'адрес http(s) без пути, например https://api.slovar.example, слово own или ничего',
    schema: z.union([z.enum(['', 'own']), httpOrigin]),
  },
  NEXT_PUBLIC_BASE_PATH: {
    fallback: '',
    expected: 'путь с косой черты, например /slovar, или ничего',
    schema: z
      .string()
      .transform(withoutFinalSlash)
      .pipe(z.string().regex(/^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*$/)),
  },
  NEXT_PUBLIC_STAGING: {
    fallback: 'false',
    expected: 'true или false',
    schema: z.enum(['true', 'false']),
  },
  HSTS: {
    fallback: '',
    expected: 'none, host, subdomains или ничего',
    schema: z.enum(['', 'none', 'host', 'subdomains']),
  },
  SOURCE_DATE_EPOCH: {
    fallback: '',
    expected: 'число секунд с 1970 года, например 1767225600, или ничего',
    schema: z.string().regex(/^\d{0,11}$/),
  },
} as const;

export type VariableName = keyof typeof variables;

/** Names of the variables that a deployment can set. */
export const variableNames = Object.keys(variables);

/**
 * All variables set to the empty string. Each variable then has its default, and no .env file overrides it.
 */
export const unsetVariables: Readonly<Record<string, string>> = Object.fromEntries(
  variableNames.map((name) => [name, '']),
);
