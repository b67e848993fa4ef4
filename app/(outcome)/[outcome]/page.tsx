import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OutcomeLinks } from '@/components/outcome/outcome-links';
import { OutcomeMessage } from '@/components/outcome/outcome-message';
import { PageShell } from '@/components/shell/page-shell';
import { outcomes, type Outcome } from '@/lib/content/outcomes';
import { product } from '@/lib/content/product';

interface OutcomePageProps {
  readonly params: Promise<{ readonly outcome: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => outcomes.map(({ slug }) => ({ outcome: slug }));

async function findOutcome({ params }: OutcomePageProps): Promise<Outcome> {
  const { outcome: slug } = await params;
  return outcomes.find((outcome) => outcome.slug === slug) ?? notFound();
}

export async function generateMetadata(props: OutcomePageProps): Promise<Metadata> {
  const { title, text } = await findOutcome(props);
  return { title, description: text };
}

export default async function OutcomePage(props: OutcomePageProps) {
  const outcome = await findOutcome(props);
  return (
    <PageShell>
      <OutcomeMessage outcome={outcome}>
        <OutcomeLinks outcome={outcome} packageName={product.app.packageName} />
      </OutcomeMessage>
    </PageShell>
  );
}
