import { ContactCards } from '@/components/contacts/contact-cards';
import { EmailTopics } from '@/components/contacts/email-topics';
import { LetterCard } from '@/components/contacts/letter-card';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { contacts } from '@/lib/content/contacts';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata(site, {
  path: routes.contacts,
  title: contacts.title,
  description: contacts.description,
});

export default function ContactsPage() {
  return (
    <PageShell site={site} current={routes.contacts}>
      <PageHeading title={contacts.title} lead={contacts.lead} />
      <ContactCards forum={site.forum} channels={site.channels}>
        <LetterCard email={site.email}>
          <EmailTopics site={site} />
        </LetterCard>
      </ContactCards>
    </PageShell>
  );
}
