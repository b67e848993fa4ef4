import { type Metadata } from 'next';
import { ResultMessage } from '@/components/result-page/result-message';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/sections';
import { DROP_QUERY } from '@/lib/browser/drop-query';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { textPageHtml } from '@/lib/pages/parse-text-page';
import { type TextPage } from '@/lib/pages/text-pages';
import { site } from '@/lib/site';
import { namedPages } from '@/lib/site/published-pages';
import { type ResultPage } from '@/lib/words/result-pages';

type NamedPageProps = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => namedPages(site).map(({ slug }) => ({ page: slug }));

async function findPage({ params }: NamedPageProps): Promise<ResultPage | TextPage> {
  const { page } = await params;
  return namedPages(site).find(({ slug }) => slug === page)!;
}

export async function generateMetadata(props: NamedPageProps): Promise<Metadata> {
  const page = await findPage(props);
  if (!('result' in page)) return pageMetadata(site, page);
  // Only emails link to result pages, so search engines should not list them. The referrer policy prevents other sites
  // from receiving a page's address, which may contain a token.
  const { title, text: description } = page;
  return { title, description, robots: { index: false }, referrer: 'no-referrer' };
}

/** The pages that the owner names: result pages and text pages. Next allows only one dynamic route in a folder. */
export default async function NamedPage(props: NamedPageProps) {
  const page = await findPage(props);
  return 'result' in page ? (
    <>
      <script dangerouslySetInnerHTML={{ __html: DROP_QUERY }} />
      <PageShell site={site}>
        <ResultMessage resultPage={page} site={site} />
      </PageShell>
    </>
  ) : (
    <PageShell site={site} current={page.path}>
      <PageHeading title={page.title} />
      <div
        className="text-page mt-8 max-w-prose"
        dangerouslySetInnerHTML={{ __html: textPageHtml(page, site.basePath) }}
      />
    </PageShell>
  );
}
