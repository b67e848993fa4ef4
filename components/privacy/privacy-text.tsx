import { PageHeading } from '@/components/ui/page-heading';
import { privacy } from '@/lib/content/privacy';
import { longDate } from '@/lib/format';
import { type Product } from '@/lib/product/schema';

interface PrivacyTextProps {
  readonly text: Product['privacy'];
}

/** The owner's text as it was written, with the day of its edition where that is told. */
export const PrivacyText = ({ text: { date, paragraphs } }: PrivacyTextProps) => (
  <>
    <PageHeading
      title={privacy.heading}
      lead={
        date && (
          <>
            {privacy.edition}
            <time dateTime={date}>{longDate(date)}</time>
          </>
        )
      }
    />
    <div className="mt-8 max-w-prose space-y-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </>
);
