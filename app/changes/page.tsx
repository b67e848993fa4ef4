import { ChangesNavigation } from '@/components/changes/changes-navigation';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { changesPage } from '@/lib/content/changes-page';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { platformsOf } from '@/lib/site/platforms';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata(site, {
  path: routes.changes,
  title: changesPage.title,
  description: changesPage.lead,
  withFeed: true,
});

const platforms = platformsOf(site);

export default function ChangesPage() {
  return (
    <PageShell site={site}>
      <PageHeading title={changesPage.title} lead={changesPage.lead} />
      <ChangesNavigation programs={site} />
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
