import { DictionaryEntry } from '@/components/home/dictionary-entry';
import { PageShell } from '@/components/shell/page-shell';
import { routes } from '@/lib/routes';

export default function HomePage() {
  return (
    <PageShell current={routes.home}>
      <DictionaryEntry />
    </PageShell>
  );
}
