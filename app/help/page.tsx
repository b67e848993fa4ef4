import { ContactCards } from '@/components/contacts/contact-cards';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata({
  path: routes.contacts,
  title: 'Контакты',
  description: 'Как написать в поддержку приложения и где обсудить его с другими.',
});

export default function ContactsPage() {
  return (
    <PageShell current={routes.contacts}>
      <PageHeading
        title="Контакты"
        lead="Вопрос, ошибка в словаре, мысль о новом упражнении — пишите."
      />
      <ContactCards />
    </PageShell>
  );
}
