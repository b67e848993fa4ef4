import { PrivacyText } from '@/components/privacy/privacy-text';
import { PageShell } from '@/components/shell/page-shell';
import { privacy } from '@/lib/content/privacy';
import { product } from '@/lib/content/product';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  path: routes.privacy,
  title: privacy.title,
  description: privacy.description,
});

export default function PrivacyPage() {
  return (
    <PageShell>
      <PrivacyText text={product.privacy} />
    </PageShell>
  );
}
