import { type Metadata } from 'next';
import { PageShell } from '@/components/shell/page-shell';
import { buttonStyle } from '@/components/ui/action-style';
import { PageHeading } from '@/components/ui/page-heading';
import { SiteLink } from '@/components/ui/site-link';
import { downloads } from '@/lib/content/downloads';
import { notFound } from '@/lib/content/not-found';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = {
  title: notFound.title,
  description: notFound.description,
};

export default function NotFoundPage() {
  return (
    <PageShell>
      <PageHeading title={notFound.title} lead={notFound.lead} />
      <p className="mt-8 flex flex-wrap gap-4">
        <SiteLink href={routes.home} className={buttonStyle.primary}>
          {notFound.home}
        </SiteLink>
        <SiteLink href={routes.downloads} className={buttonStyle.secondary}>
          {downloads.title}
        </SiteLink>
      </p>
    </PageShell>
  );
}
