import { DictionaryEntry } from '@/components/home/dictionary-entry';
import { PageShell } from '@/components/shell/page-shell';
import { home } from '@/lib/content/home';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata(site, {
  path: routes.home,
  description: home.description,
  withFeed: true,
});

export default function HomePage() {
  return (
    <PageShell site={site} current={routes.home}>
      <DictionaryEntry site={site} />
    </PageShell>
  );
}
