import { notFound } from 'next/navigation';
import { DeletionData } from '@/components/deletion/deletion-data';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { EmailField } from '@/components/deletion/email-field';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { Island } from '@/components/islands/island';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { deletion } from '@/lib/content/deletion';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { isInGooglePlay } from '@/lib/stores/known-stores';

export const metadata = pageMetadata(site, {
  path: routes.deletion,
  title: deletion.title,
  description: deletion.explanation,
});

export default function DeletionPage() {
  const { accounts } = site;
  if (!accounts) notFound();
  return (
    <PageShell site={site}>
      <PageHeading title={deletion.title} lead={deletion.explanation} />
      {isInGooglePlay(site) && <StoreIdentity site={site} />}
      <div className="mt-8 grid gap-12 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] print:block print:space-y-4">
        <div className="border-line sm:rounded-2xl sm:border sm:bg-surface sm:p-8 print:hidden">
          <Island name="deletion" component={DeletionForm} props={{ service: accounts.service }}>
            <EmailField />
          </Island>
          {deletion.discretion && (
            <p className="mt-5 max-w-prose text-sm text-muted">{deletion.discretion}</p>
          )}
        </div>
        <DeletionSteps inApp={site.deletion.stepsInApp} />
        <DeletionData facts={site.deletion} />
        <DeletionHelp email={site.email} appName={site.storeName} />
      </div>
    </PageShell>
  );
}
