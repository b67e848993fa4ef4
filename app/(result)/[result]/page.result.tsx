import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ResultLinks } from '@/components/result-page/result-links';
import { ResultMessage } from '@/components/result-page/result-message';
import { PageShell } from '@/components/shell/page-shell';
import { resultPages, type ResultPage } from '@/lib/content/result-pages';
import { site } from '@/lib/site';

interface ResultPageProps {
  readonly params: Promise<{ readonly result: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => resultPages.map(({ slug }) => ({ result: slug }));

async function findResultPage({ params }: ResultPageProps): Promise<ResultPage> {
  const { result: slug } = await params;
  return resultPages.find((resultPage) => resultPage.slug === slug) ?? notFound();
}

export async function generateMetadata(props: ResultPageProps): Promise<Metadata> {
  const { title, text } = await findResultPage(props);
  return { title, description: text };
}

export default async function ResultPageRoute(props: ResultPageProps) {
  const resultPage = await findResultPage(props);
  return (
    <PageShell>
      <ResultMessage resultPage={resultPage}>
        <ResultLinks resultPage={resultPage} android={site.android} />
      </ResultMessage>
    </PageShell>
  );
}
