import { type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';

/** What the files for hosts depend on. */
export type Site = Settings & { readonly app: Product['app'] };

/** Text of a file for hosts; undefined when the site needs no such file. */
export type MakeHostFile = (site: Site) => string | undefined;

/** A text of lines. */
export const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const jsonOf = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
