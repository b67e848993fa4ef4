import { Dictionaries, Languages } from '@/components/android/dictionaries';
import { FileFormats } from '@/components/android/file-formats';
import { StoreLinks, StoreQr } from '@/components/android/stores';
import { VersionButton, VersionDialog } from '@/components/android/version-dialog';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';
import { FeatureSlide } from '@/components/carousel/feature-slide';
import { OtherDevices } from '@/components/downloads/other-devices';
import { Closing } from '@/components/entry/entry';
import { Island } from '@/components/islands/island';
import { PageShell } from '@/components/shell/page-shell';
import { SoftwareData } from '@/components/structured-data/software-data';
import { FactLine } from '@/components/ui/lists';
import { FeatureColumns, Lead, PageHeading, Section, SideBySide } from '@/components/ui/sections';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { priceTexts } from '@/lib/programs/programs';
import { currentRelease } from '@/lib/releases/releases';
import { phoneShape } from '@/lib/screenshots/screenshots';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { type Store } from '@/lib/site/schema';
import { badgeOf } from '@/lib/stores/badges';
import { android } from '@/lib/words/android';
import { fallbacks } from '@/lib/words/fallbacks';
import { slides } from '@/lib/words/slides';

const { title, lead } = android;
const page = { path: routes.android, title, description: lead, withFeed: true };

export const metadata = pageMetadata(site, page);

export default async function AndroidPage() {
  const program = site.android!;
  const { requirements, size } = program;
  const withBadge = async (store: Store) => ({ ...store, badge: await badgeOf(store.url) });
  const stores = await Promise.all(program.stores.map(withBadge));
  const prices = priceTexts(program);
  const release = currentRelease(program.releases);
  return (
    <PageShell site={site} current={routes.android}>
      <SoftwareData
        site={site}
        id="android"
        name="Android"
        description={lead}
        release={release}
        downloadUrls={stores.map(({ url }) => url)}
      />
      <style>{`:root{--phone-shape:${phoneShape()}}`}</style>
      <PageHeading title={title} />
      <SideBySide>
        <div className="flex flex-wrap items-end justify-between gap-x-8">
          <div className="max-w-prose min-w-0">
            <Lead>{lead}</Lead>
            <OtherDevices note={site.otherDevices} isFirst />
            <div className="mt-6 flex flex-wrap items-center gap-4">
              <StoreLinks stores={stores} />
            </div>
            <FactLine
              facts={[<VersionButton key="version" {...release} />, ...prices, requirements, size]}
            />
            <VersionDialog {...release} />
          </div>
          <StoreQr {...program.stores[0]} />
        </div>
        {slides.length > 0 && (
          <Island
            name="carousel"
            component={FeatureCarousel}
            props={{ groups: slides.map(({ group = '' }) => group) }}
            fallback={fallbacks.carousel}
            className="beside mt-6"
          >
            {slides.map((slide) => (
              <FeatureSlide key={slide.img} slide={slide} />
            ))}
          </Island>
        )}
        <Languages site={site} />
        <OtherDevices note={site.otherDevices} />
      </SideBySide>
      <FeatureColumns features={android.features} />
      {site.dictionaries.length === 0 ? (
        <FileFormats size="medium" />
      ) : (
        <Section id="dictionaries" title={android.dictionaries.title}>
          <div className="grid gap-8 sm:grid-cols-2">
            <Dictionaries site={site} />
            <FileFormats size="small" />
          </div>
        </Section>
      )}
      <Closing>
        <div className="mt-4 grid grid-cols-1 gap-4">
          <StoreLinks stores={stores} />
        </div>
        <FactLine facts={[...prices, size]} />
      </Closing>
    </PageShell>
  );
}
