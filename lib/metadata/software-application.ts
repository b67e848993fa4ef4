import { type SoftwareApplication as SchemaSoftwareApplication } from 'schema-dts';

/** A program's structured data for search engines. It contains only what the program's page shows. */
export interface Program {
  readonly name: string;
  readonly operatingSystem: 'Android' | 'Windows';
  readonly softwareVersion: string;
  /** Day of the release; undefined if it is not known. */
  readonly dateModified?: string;
  readonly description: string;
  /** Absolute address of the program's page. */
  readonly url: string;
  /** Absolute address of the installer, or the addresses of the app's pages in the stores. */
  readonly downloadUrl: string | string[];
  /** The developer's name as in the store; undefined if the owner has not entered it. */
  readonly author?: { readonly '@type': 'Organization'; readonly name: string };
  /**
   * The price; undefined if the owner has entered no price. A free program has the price 0, as
   * Google requires.
   */
  readonly offers?: {
    readonly '@type': 'Offer';
    readonly price: string;
    /** Currency code (ISO 4217). */
    readonly priceCurrency: string;
  };
}

/** Returns a program with the properties of schema.org/SoftwareApplication. */
export const softwareApplication = (program: Program) =>
  ({
    ...program,
    applicationCategory: 'EducationalApplication',
    inLanguage: 'ru',
  }) satisfies Omit<SchemaSoftwareApplication, '@type'>;

type Value = string | string[] | Readonly<Record<string, string>>;

/** Values by property name. A value may be a list, or an object with its own properties. */
export type SoftwareApplication = Readonly<Record<string, Value>>;

/**
 * Returns structured data as JSON-LD. `<` is escaped, because `</script>` in a name would end the script
 * element.
 */
export const jsonLd = (application: SoftwareApplication): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    ...application,
  }).replaceAll('<', '\\u003c');
