import { DeletionForm } from '@/components/deletion/deletion-form';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { PlainDeletionForm } from '@/components/deletion/plain-deletion-form';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { deletion } from '@/lib/content/deletion';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { routes } from '@/lib/routes';
import { settings } from '@/lib/settings';

export const metadata = pageMetadata({
  path: routes.deletion,
  title: deletion.title,
  description: deletion.explanation,
});

export default function DeletionPage() {
  return (
    <PageShell>
      <PageHeading title={deletion.title} lead={deletion.explanation} />
      <div className="mt-8">
        <DeletionForm apiUrl={settings.apiUrl} />
        <PlainDeletionForm />
      </div>
      <DeletionHelp />
    </PageShell>
  );
}
