import { type SoftwareApplication as SchemaSoftwareApplication } from 'schema-dts';

/** A program as structured data for search engines: no rating and no price, only what the page shows. */
export interface Program {
  readonly name: string;
  readonly operatingSystem: 'Android' | 'Windows';
  readonly softwareVersion: string;
  /** Day of the version; undefined: not known. */
  readonly dateModified?: string;
  /** Whole address of the version's changes. */
  readonly releaseNotes: string;
  readonly description: string;
  /** Whole address of the program's page. */
  readonly url: string;
  /** Whole address of the store's page or of the installer. */
  readonly downloadUrl: string;
}

/** Properties of schema.org/SoftwareApplication; the type check refuses any other name. */
export const softwareApplication = (program: Program) =>
  ({
    ...program,
    applicationCategory: 'EducationalApplication',
    inLanguage: 'ru',
  }) satisfies Omit<SchemaSoftwareApplication, '@type'>;

export type SoftwareApplication = Readonly<Record<string, string>>;

/** The same as JSON-LD; `<` is escaped, or a name could end the script element. */
export const jsonLd = (application: SoftwareApplication): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    ...application,
  }).replaceAll('<', '\\u003c');
