import { type Metadata } from 'next';
import { PageShell } from '@/components/shell/page-shell';
import { buttonStyle } from '@/components/ui/action-style';
import { PageHeading } from '@/components/ui/page-heading';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = {
  title: 'Страница не найдена',
  description: 'По этому адресу на сайте ничего нет.',
};

export default function NotFoundPage() {
  return (
    <PageShell>
      <PageHeading
        title="Страница не найдена"
        lead="Такого слова в нашем словаре нет. Возможно, адрес написан с ошибкой или страница переехала."
      />
      <p className="mt-8">
        <SiteLink href={routes.home} className={buttonStyle.primary}>
          Перейти на страницу «Главная»
        </SiteLink>
      </p>
    </PageShell>
  );
}
