import { ChangesNavigation, ReleaseEntry } from '@/components/changes/releases';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading, Section } from '@/components/ui/sections';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { platformsOf } from '@/lib/programs/programs';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { changesPage } from '@/lib/words/changes-page';

const { title, lead } = changesPage;
const page = { path: routes.changes, title, description: lead, withFeed: true };

export const metadata = pageMetadata(site, page);

export default function ChangesPage() {
  return (
    <PageShell site={site}>
      <PageHeading title={title} lead={lead} />
      <ChangesNavigation programs={site} />
      {platformsOf(site).map(({ id, name, releases }) => (
        <Section key={id} id={id} title={name}>
          {releases.map((release) => (
            <ReleaseEntry key={release.version} platform={id} release={release} />
          ))}
        </Section>
      ))}
    </PageShell>
  );
}
