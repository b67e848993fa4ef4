import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { textPageHtml } from '@/lib/pages/parse-text-page';
import { type TextPage, textPages } from '@/lib/pages/text-pages';
import { site } from '@/lib/site';

interface TextPageProps {
  readonly params: Promise<{ readonly page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => textPages().map(({ slug }) => ({ page: slug }));

async function findPage({ params }: TextPageProps): Promise<TextPage> {
  const { page } = await params;
  return textPages().find(({ slug }) => slug === page) ?? notFound();
}

export async function generateMetadata(props: TextPageProps): Promise<Metadata> {
  return pageMetadata(await findPage(props));
}

export default async function TextPageRoute(props: TextPageProps) {
  const page = await findPage(props);
  return (
    <PageShell current={page.path}>
      <PageHeading title={page.title} />
      <div
        className="written mt-8 max-w-prose"
        dangerouslySetInnerHTML={{ __html: textPageHtml(page, site.basePath) }}
      />
    </PageShell>
  );
}
