import { PageHeading } from '@/components/ui/page-heading';
import { privacy } from '@/lib/content/privacy';
import { longDate } from '@/lib/format';
import { type Product } from '@/lib/product/schema';

interface PrivacyTextProps {
  readonly text: Product['privacy'];
}

/** The owner's text, with the day of its edition if that is known. */
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
