import { jsonLd, softwareApplication, type Program } from '@/lib/metadata/software-application';

interface SoftwareDataProps {
  readonly program: Program;
}

const isAddress = (property: string) => /url$/i.test(property);

/** A program's product data for search engines, as JSON-LD and, for those that read only it, as microdata. */
export function SoftwareData({ program }: SoftwareDataProps) {
  const application = softwareApplication(program);
  return (
    <>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonLd(application) }}
      />
      <div hidden itemScope itemType="https://schema.org/SoftwareApplication">
        {Object.entries(application).map(([property, value]) =>
          isAddress(property) ? (
            <link key={property} itemProp={property} href={value} />
          ) : (
            <meta key={property} itemProp={property} content={value} />
          ),
        )}
      </div>
    </>
  );
}
