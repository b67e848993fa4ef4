import { DownloadCards } from '@/components/downloads/download-cards';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  path: routes.downloads,
  title: 'Скачать приложение',
  description: 'Словарь и упражнения для Android и Windows: выберите, куда установить.',
});

export default function DownloadsPage() {
  return (
    <PageShell>
      <PageHeading
        title="Скачать приложение"
        lead="Словарь учит слова в телефоне и собирает их на компьютере. Выберите, с чего начать."
      />
      <DownloadCards />
    </PageShell>
  );
}
