import { type ReactNode } from 'react';
import {
  jsonLd,
  type Program,
  softwareApplication,
  type SoftwareApplication,
} from '@/lib/metadata/software-application';

interface SoftwareDataProps {
  readonly program: Program;
}

const VOCABULARY = 'https://schema.org/';

const isAddress = (property: string) => /url$/i.test(property);

/** Renders a property as microdata. An object becomes a nested item. */
const property = (name: string, value: string | Readonly<Record<string, string>>): ReactNode => {
  if (typeof value === 'object') {
    const { '@type': type, ...own } = value;
    return (
      <div key={type} itemProp={name} itemScope itemType={`${VOCABULARY}${type}`}>
        {Object.entries(own).map(([inner, text]) => property(inner, text))}
      </div>
    );
  }
  return isAddress(name) ? (
    <link key={name + value} itemProp={name} href={value} />
  ) : (
    <meta key={name} itemProp={name} content={value} />
  );
};

/**
 * A program's product data for search engines: JSON-LD for Google, and microdata for Yandex, which reads
 * data about programs only in this format (docs/decisions/structured-data.md).
 */
export function SoftwareData({ program }: SoftwareDataProps) {
  const application: SoftwareApplication = softwareApplication(program);
  return (
    <>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonLd(application) }}
      />
      <div hidden itemScope itemType={`${VOCABULARY}SoftwareApplication`}>
        {Object.entries(application).flatMap(([name, value]) =>
          Array.isArray(value) ? value.map((one) => property(name, one)) : property(name, value),
        )}
      </div>
    </>
  );
}
