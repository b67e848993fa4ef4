import { DeletionForm } from '@/components/deletion/deletion-form';
import {
  DeletionData,
  DeletionHelp,
  DeletionSteps,
  StoreIdentity,
} from '@/components/deletion/deletion-sections';
import { EmailField } from '@/components/deletion/email-field';
import { Island } from '@/components/islands/island';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/sections';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { isInGooglePlay } from '@/lib/stores/stores';
import { deletion } from '@/lib/words/deletion';
import { deletionForm } from '@/lib/words/deletion-form';
import { fallbacks } from '@/lib/words/fallbacks';
import { notices } from '@/lib/words/notices';

const { title, explanation: description, discretion } = deletion;

export const metadata = pageMetadata(site, { path: routes.deletion, title, description });

export default function DeletionPage() {
  return (
    <PageShell site={site}>
      <PageHeading title={title} lead={description} />
      {isInGooglePlay(site) && <StoreIdentity site={site} />}
      <div className="mt-8 grid gap-x-12 gap-y-16 md:grid-flow-dense md:grid-cols-2 md:grid-rows-[auto_auto_1fr] print:block print:space-y-4">
        <div className="border-line sm:rounded-card sm:border sm:bg-surface sm:p-8 print:hidden">
          <Island
            name="deletion"
            component={DeletionForm}
            props={{ service: site.accounts!.service, words: deletionForm, notices }}
            fallback={fallbacks.form}
          >
            <EmailField />
          </Island>
          {discretion && <p className="mt-5 max-w-prose text-sm text-muted">{discretion}</p>}
        </div>
        <DeletionSteps inApp={site.deletion.stepsInApp} />
        <DeletionData facts={site.deletion} />
        <DeletionHelp site={site} />
      </div>
    </PageShell>
  );
}
