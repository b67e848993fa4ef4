import { ContactCards } from '@/components/contacts/contact-cards';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { contacts } from '@/lib/content/contacts';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  path: routes.contacts,
  title: contacts.title,
  description: contacts.description,
});

export default function ContactsPage() {
  return (
    <PageShell current={routes.contacts}>
      <PageHeading title={contacts.title} lead={contacts.lead} />
      <ContactCards channels={site.channels} />
    </PageShell>
  );
}
