import { ContactCards } from '@/components/contacts/contact-cards';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/sections';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { contacts } from '@/lib/words/contacts';

const { title, lead, description } = contacts;

export const metadata = pageMetadata(site, { path: routes.contacts, title, description });

export default function ContactsPage() {
  return (
    <PageShell site={site} current={routes.contacts}>
      <PageHeading title={title} lead={lead} />
      <ContactCards site={site} />
    </PageShell>
  );
}
