import { type Metadata } from 'next';
import { ChangesNavigation } from '@/components/changes/changes-navigation';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { changesPage } from '@/lib/content/changes-page';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { platformsOf } from '@/lib/site/platforms';
import { files, routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

const { alternates, ...rest } = pageMetadata({
  path: routes.changes,
  title: changesPage.title,
  description: changesPage.lead,
});

export const metadata: Metadata = {
  ...rest,
  alternates: {
    ...alternates,
    types: { 'application/atom+xml': absoluteUrl(site.homeUrl, files.changesFeed) },
  },
};

const platforms = platformsOf(site);

export default function ChangesPage() {
  return (
    <PageShell>
      <PageHeading title={changesPage.title} lead={changesPage.lead} />
      <ChangesNavigation platforms={platforms} />
      {platforms.map(({ id, name, releases }) => (
        <Section key={id} id={id} title={name}>
          {releases.map((release) => (
            <ReleaseEntry key={release.version} platform={id} release={release} />
          ))}
        </Section>
      ))}
    </PageShell>
  );
}
