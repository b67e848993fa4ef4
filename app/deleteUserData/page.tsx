import { DeletionData } from '@/components/deletion/deletion-data';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { EmailField } from '@/components/deletion/email-field';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { Island } from '@/components/island/island';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { deletion } from '@/lib/content/deletion';
import { product } from '@/lib/content/product';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { settings } from '@/lib/settings';
import { appName } from '@/lib/site/app-name';
import { routes } from '@/lib/site/routes';
import { isInGooglePlay } from '@/lib/stores/google-play';

export const metadata = pageMetadata({
  path: routes.deletion,
  title: deletion.title,
  description: deletion.explanation,
});

export default function DeletionPage() {
  return (
    <PageShell>
      <PageHeading title={deletion.title} lead={deletion.explanation} />
      {isInGooglePlay(product, settings.stores) && <StoreIdentity app={product.app} />}
      <div className="mt-8 grid gap-12 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] print:gap-6">
        <div className="border-line sm:rounded-2xl sm:border sm:bg-surface sm:p-8">
          <Island name="deletion" component={DeletionForm} props={{ apiUrl: settings.apiUrl }}>
            <EmailField />
          </Island>
          <p className="mt-5 text-sm text-muted">{deletion.discretion}</p>
        </div>
        <DeletionSteps inApp={product.deletion.stepsInApp} />
        <DeletionData product={product.deletion} />
        <DeletionHelp appName={appName(product.app, settings.siteName)} />
      </div>
    </PageShell>
  );
}
