import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { type Platform } from '@/lib/programs/programs';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';
import { type Release } from '@/lib/site/schema';

interface SoftwareDataProps extends Pick<Platform, 'id' | 'name'> {
  readonly site: Pick<Site, Platform['id'] | 'name' | 'homeUrl'>;
  readonly description: string;
  /** The offered release. Its date is empty if it is not known. */
  readonly release: Pick<Release, 'version' | 'date'>;
  /** Absolute addresses of the installer or of the app's pages in the stores. */
  readonly downloadUrls: readonly string[];
}

/** What the page says about a program, as microdata (schema.org/SoftwareApplication), which Google and Yandex read. */
export const SoftwareData = (program: SoftwareDataProps) => {
  const { site, id, name, description, release, downloadUrls } = program;
  return (
    <div hidden itemScope itemType="https://schema.org/SoftwareApplication">
      <meta itemProp="name" content={site.name} />
      <meta itemProp="operatingSystem" content={name} />
      <meta itemProp="softwareVersion" content={release.version} />
      {release.date && <meta itemProp="dateModified" content={release.date} />}
      <meta itemProp="description" content={description} />
      <meta itemProp="applicationCategory" content="EducationalApplication" />
      <meta itemProp="inLanguage" content="ru" />
      <link itemProp="url" href={absoluteUrl(site.homeUrl, routes[id])} />
      {downloadUrls.map((url) => (
        <link key={url} itemProp="downloadUrl" href={url} />
      ))}
      {site[id]?.prices.map(
        ({ text, amount, currency }) =>
          amount && (
            <div key={text} itemProp="offers" itemScope itemType="https://schema.org/Offer">
              <meta itemProp="price" content={amount} />
              <meta itemProp="priceCurrency" content={currency} />
            </div>
          ),
      )}
    </div>
  );
};
