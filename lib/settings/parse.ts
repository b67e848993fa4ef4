import { parseStores, type Stores } from '../stores/parse-stores';
import { isUnknown, unknownVariable } from './unknown-variable';
import { type VariableName, variables } from './variables';

/** Everything that the owner sets for a deployment; see the table in docs/hosting.md. */
export interface Settings {
  /** Name of the product and of the site. */
  readonly siteName: string;
  /** Public home URL with the sub-path, for sharing and absolute links. */
  readonly homeUrl: string;
  readonly supportEmail: string;
  /** Address of the forum; empty if there is no forum. */
  readonly forumUrl: string;
  /** Stores that offer the Android app, in the owner's order. */
  readonly stores: Stores;
  /** Origin of the account service without a trailing slash; empty if it is the site's own origin. */
  readonly apiUrl: string;
  /** Origin to which the web server forwards /acc/; `own` if the owner sets up the forwarding; else empty. */
  readonly accountProxy: string;
  /** Sub-path without a trailing slash; empty if the site is at the root. */
  readonly basePath: string;
  /** Whether this is a trial deployment, which asks search engines not to list it. */
  readonly staging: boolean;
  /** Scope of Strict-Transport-Security; `subdomains` includes the host. Empty if the owner has not decided. */
  readonly hsts: '' | 'none' | 'host' | 'subdomains';
  /** Time of the build in seconds since 1970 (reproducible-builds.org); if undefined, the current time is used. */
  readonly sourceDate: number | undefined;
}

/** Environment variables of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

function readVariable(environment: Environment, name: VariableName): string {
  const { schema, expected, fallback } = variables[name];
  const value = environment[name]?.trim() || fallback;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${name}: записано «${value}», а нужно другое: ${expected}.`);
}

/**
 * Joins the site's address and the sub-path. If the address already ends in the sub-path, the sub-path is
 * not repeated. With a sub-path, the result ends in a slash, so that web servers answer without a redirect.
 */
function joinHomeUrl(siteUrl: string, basePath: string): string {
  const { origin, pathname } = new URL(siteUrl);
  if (pathname !== '/' && pathname !== basePath) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL: записано «${siteUrl}», а путь в нём может быть только тот, что в NEXT_PUBLIC_BASE_PATH: «${basePath}».`,
    );
  }
  return basePath === '' ? origin : `${origin}${basePath}/`;
}

/**
 * Reads the settings of a deployment from the environment. An unset or empty variable takes its
 * default. A misspelt name is an error, because otherwise its value would be ignored.
 *
 * @throws Error with a Russian sentence that names the variable, its value and what is expected
 */
export function parseSettings(environment: Environment): Settings {
  const unknown = Object.keys(environment).find(isUnknown);
  if (unknown) throw new Error(unknownVariable(unknown));
  const read = (name: VariableName) => readVariable(environment, name);
  const basePath = read('NEXT_PUBLIC_BASE_PATH');
  const sourceDate = read('SOURCE_DATE_EPOCH');
  return {
    siteName: read('NEXT_PUBLIC_SITE_NAME'),
    homeUrl: joinHomeUrl(read('NEXT_PUBLIC_SITE_URL'), basePath),
    supportEmail: read('NEXT_PUBLIC_SUPPORT_EMAIL'),
    forumUrl: read('NEXT_PUBLIC_FORUM_URL'),
    stores: parseStores(read('NEXT_PUBLIC_STORE_URL')),
    apiUrl: read('NEXT_PUBLIC_API_URL'),
    accountProxy: read('ACCOUNT_PROXY'),
    basePath,
    staging: read('NEXT_PUBLIC_STAGING') === 'true',
    hsts: variables.HSTS.schema.parse(read('HSTS')),
    sourceDate: sourceDate === '' ? undefined : Number(sourceDate),
  };
}
