import { type SoftwareApplication as SchemaSoftwareApplication } from 'schema-dts';

/** A program as structured data for search engines: no rating, only what the page shows. */
export interface Program {
  readonly name: string;
  readonly operatingSystem: 'Android' | 'Windows';
  readonly softwareVersion: string;
  /** Day of the version; undefined: not known. */
  readonly dateModified?: string;
  readonly description: string;
  /** Whole address of the program's page. */
  readonly url: string;
  /** Full address of the installer, or those of the stores' pages. */
  readonly downloadUrl: string | string[];
  /** The owner as in the store; undefined if not known. */
  readonly author?: { readonly '@type': 'Organization'; readonly name: string };
  /** The price, 0 if it is free (Google's rule for software); undefined if the owner has entered none. */
  readonly offers?: {
    readonly '@type': 'Offer';
    readonly price: string;
    /** ISO 4217. */
    readonly priceCurrency: string;
  };
}

/** Properties of schema.org/SoftwareApplication; the type check refuses any other name. */
export const softwareApplication = (program: Program) =>
  ({
    ...program,
    applicationCategory: 'EducationalApplication',
    inLanguage: 'ru',
  }) satisfies Omit<SchemaSoftwareApplication, '@type'>;

type Value = string | string[] | Readonly<Record<string, string>>;

/** Values by their properties; a value may be a list, or have properties of its own. */
export type SoftwareApplication = Readonly<Record<string, Value>>;

/** The same as JSON-LD; `<` is escaped, or a name could end the script element. */
export const jsonLd = (application: SoftwareApplication): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    ...application,
  }).replaceAll('<', '\\u003c');
