import { z } from 'zod';

/** Everything that the owner sets for a deployment; see the table in docs/deploying.md. */
export interface Settings {
  /** Product name, the app's title. */
  readonly siteName: string;
  /** Public home URL with the sub-path, for sharing and absolute links. */
  readonly homeUrl: string;
  readonly supportEmail: string;
  readonly forumUrl: string;
  readonly storeUrl: string;
  /** Origin of the account service without a final slash; empty: the site's own origin. */
  readonly apiUrl: string;
  /**
   * Origin to which the host passes /acc/ on; `own`: by a rule of the owner's; empty: not decided.
   */
  readonly accountProxy: string;
  /** Sub-path without a final slash; empty: the root. */
  readonly basePath: string;
  /** A trial deployment, which search engines are asked to leave out. */
  readonly staging: boolean;
  /** Scope of Strict-Transport-Security: the host, its subdomains too, or nothing; empty: not decided, nothing. */
  readonly hsts: '' | 'none' | 'host' | 'subdomains';
  /** The build fails while `npm run preflight` finds something. */
  readonly requirePreflight: boolean;
  /** Seconds since 1970 that stand for the day of the build (reproducible-builds.org); undefined: the present day. */
  readonly sourceDate: number | undefined;
}

const withoutFinalSlash = (value: string) => value.replace(/\/+$/, '');

const httpUrl = z.url({ protocol: /^https?$/, hostname: /./ });

/** An address such as `https://slovar.example`; a path is allowed, a query is not. */
const plainHttpUrl = httpUrl.refine((value) => !/[?#]/.test(value)).transform(withoutFinalSlash);

/** The origin of an address that has nothing else. */
const httpOrigin = plainHttpUrl
  .transform((value) => new URL(value))
  .refine(({ pathname }) => pathname === '/')
  .transform((url) => url.origin);

/** Each variable with its default, and the text of the error for a wrong value. */
const variables = {
  NEXT_PUBLIC_SITE_NAME: {
    fallback: 'Словарь+',
    expected: 'a name of 1 to 40 characters, such as Словарь+',
    schema: z.string().trim().min(1).max(40),
  },
  NEXT_PUBLIC_SITE_URL: {
    fallback: 'https://slovar.example',
    expected: 'an http(s) address without a query, such as https://slovar.example',
    schema: plainHttpUrl,
  },
  NEXT_PUBLIC_SUPPORT_EMAIL: {
    fallback: 'support@slovar.example',
    expected: 'an e-mail address, such as support@slovar.example',
    schema: z.email(),
  },
  NEXT_PUBLIC_FORUM_URL: {
    fallback: 'https://forum.example/slovar',
    expected: 'an http(s) address, such as https://forum.example/slovar',
    schema: httpUrl,
  },
  NEXT_PUBLIC_STORE_URL: {
    fallback: 'https://play.google.com/store/apps/details?id=example.slovar',
    expected: 'an http(s) address of the app-store page',
    schema: httpUrl,
  },
  NEXT_PUBLIC_API_URL: {
    fallback: '',
    expected: 'an http(s) origin without a path, such as https://api.slovar.example, or nothing',
    schema: z.union([z.literal(''), httpOrigin]),
  },
  ACCOUNT_PROXY: {
    fallback: '',
    expected:
      'an http(s) origin without a path, such as https://api.slovar.example, the word own, or nothing',
    schema: z.union([z.enum(['', 'own']), httpOrigin]),
  },
  NEXT_PUBLIC_BASE_PATH: {
    fallback: '',
    expected: 'a path that starts with a slash, such as /slovar, or nothing',
    schema: z
      .string()
      .transform(withoutFinalSlash)
      .pipe(z.string().regex(/^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*$/)),
  },
  NEXT_PUBLIC_STAGING: {
    fallback: 'false',
    expected: 'true or false',
    schema: z.enum(['true', 'false']),
  },
  HSTS: {
    fallback: '',
    expected: 'none, host or subdomains, or nothing',
    schema: z.enum(['', 'none', 'host', 'subdomains']),
  },
  REQUIRE_PREFLIGHT: {
    fallback: 'false',
    expected: 'true or false',
    schema: z.enum(['true', 'false']),
  },
  SOURCE_DATE_EPOCH: {
    fallback: '',
    expected: 'a number of seconds since 1970, such as 1767225600, or nothing',
    schema: z.string().regex(/^\d{0,11}$/),
  },
} as const;

type VariableName = keyof typeof variables;

/** Names of the variables that a deployment can set. */
export const variableNames = Object.keys(variables);

/** Every variable empty: each has its default, and no .env file changes it. */
export const unsetVariables: Readonly<Record<string, string>> = Object.fromEntries(
  variableNames.map((name) => [name, '']),
);

/** Environment of a process: what `process.env` is. */
export type Environment = Readonly<Record<string, string | undefined>>;

function readVariable(environment: Environment, name: VariableName): string {
  const { schema, fallback, expected } = variables[name];
  const value = environment[name]?.trim() || fallback;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${name} is «${value}», but it must be ${expected}.`);
}

/**
 * The home URL carries the sub-path once, whether the owner wrote it into the
 * site's address or not. Under a sub-path it ends in a slash, because that is
 * the address which hosts answer without a redirect.
 */
function joinHomeUrl(siteUrl: string, basePath: string): string {
  const { origin, pathname } = new URL(siteUrl);
  if (pathname !== '/' && pathname !== basePath) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL is «${siteUrl}», but its path must be empty or that of NEXT_PUBLIC_BASE_PATH, «${basePath}».`,
    );
  }
  return basePath === '' ? origin : `${origin}${basePath}/`;
}

/**
 * Reads the settings of a deployment from the environment; an unset or empty
 * variable takes its default.
 *
 * @throws Error with a sentence that names the variable, its value and what is expected.
 */
export function parseSettings(environment: Environment): Settings {
  const read = (name: VariableName) => readVariable(environment, name);
  const basePath = read('NEXT_PUBLIC_BASE_PATH');
  const sourceDate = read('SOURCE_DATE_EPOCH');
  return {
    siteName: read('NEXT_PUBLIC_SITE_NAME'),
    homeUrl: joinHomeUrl(read('NEXT_PUBLIC_SITE_URL'), basePath),
    supportEmail: read('NEXT_PUBLIC_SUPPORT_EMAIL'),
    forumUrl: read('NEXT_PUBLIC_FORUM_URL'),
    storeUrl: read('NEXT_PUBLIC_STORE_URL'),
    apiUrl: read('NEXT_PUBLIC_API_URL'),
    accountProxy: read('ACCOUNT_PROXY'),
    basePath,
    staging: read('NEXT_PUBLIC_STAGING') === 'true',
    hsts: variables.HSTS.schema.parse(read('HSTS')),
    requirePreflight: read('REQUIRE_PREFLIGHT') === 'true',
    sourceDate: sourceDate === '' ? undefined : Number(sourceDate),
  };
}
