import { Dictionaries } from '@/components/android/dictionaries';
import { FeatureGroups } from '@/components/android/feature-groups';
import { FileFormats } from '@/components/android/file-formats';
import { StoreLink } from '@/components/android/store-link';
import { StoreQr } from '@/components/android/store-qr';
import { VersionDialog } from '@/components/android/version-dialog';
import { CarouselSlide } from '@/components/carousel/carousel-slide';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';
import { FeatureSlide } from '@/components/carousel/feature-slide';
import { Island } from '@/components/island/island';
import { PageShell } from '@/components/shell/page-shell';
import { SoftwareData } from '@/components/structured-data/software-data';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { android } from '@/lib/content/android';
import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { programs } from '@/lib/metadata/programs';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  path: routes.android,
  title: android.title,
  description: android.lead,
});

/** Slides of the first view; browsers load the next one by themselves, being near. */
const EAGER_SLIDES = 1;

const release = currentRelease(product.android.releases);

export default function AndroidPage() {
  return (
    <PageShell current={routes.android}>
      <SoftwareData program={programs.android} />
      <div className="flex flex-wrap items-end justify-between gap-8">
        <div>
          <PageHeading title={android.title} lead={android.lead} />
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <StoreLink />
            <VersionDialog release={release} />
          </div>
        </div>
        <StoreQr />
      </div>
      <Island
        name="carousel"
        component={FeatureCarousel}
        props={{ count: slides.length }}
        hydrate="soon"
        className="mt-12"
      >
        {slides.map((slide, index) => (
          <CarouselSlide key={index} number={index + 1} count={slides.length}>
            <FeatureSlide slide={slide} eager={index < EAGER_SLIDES} />
          </CarouselSlide>
        ))}
      </Island>
      <Section id="features" title="Что умеет приложение">
        <FeatureGroups />
      </Section>
      <Section id="dictionaries" title="Словари для скачивания">
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          <Dictionaries pairs={product.dictionaries} />
          <FileFormats />
        </div>
      </Section>
    </PageShell>
  );
}
