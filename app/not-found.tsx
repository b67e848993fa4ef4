import { type Metadata } from 'next';
import { Headword, Senses } from '@/components/entry/entry';
import { PageShell } from '@/components/shell/page-shell';
import { buttonStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/links';
import { PageHeading } from '@/components/ui/sections';
import { downloadsRoute } from '@/lib/programs/programs';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { downloads } from '@/lib/words/download-page';
import { notFound } from '@/lib/words/not-found';

const { title, description } = notFound;

export const metadata: Metadata = { title, description };

export default function NotFoundPage() {
  return (
    <PageShell site={site}>
      <PageHeading title={title} lead={notFound.lead} />
      <div className="mt-10 border-l border-line pl-6">
        <Headword {...notFound.entry} />
        <Senses senses={notFound.senses} className="mt-6 grid gap-3" />
      </div>
      <p className="mt-10 flex flex-wrap gap-4">
        <SiteLink href={routes.home} className={buttonStyle.primary}>
          {notFound.home}
        </SiteLink>
        <SiteLink href={downloadsRoute(site)} className={buttonStyle.secondary}>
          {downloads.title}
        </SiteLink>
      </p>
    </PageShell>
  );
}
