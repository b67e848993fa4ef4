import { LinkedText } from './linked-text';
import { PageHeading } from '@/components/ui/page-heading';
import { privacy } from '@/lib/content/privacy';
import { type Block, privacyBlocks } from '@/lib/privacy/blocks';
import { type Product } from '@/lib/product/schema';
import { longDate } from '@/lib/text/long-date';

function PrivacyBlock(block: Block) {
  if (block.kind === 'list') {
    return (
      <ul className="list">
        {block.items.map((text, index) => (
          <li key={index}>
            <LinkedText text={text} />
          </li>
        ))}
      </ul>
    );
  }
  const content = <LinkedText text={block.text} />;
  if (block.kind === 'paragraph') return <p>{content}</p>;
  return block.level === 2 ? (
    <h2 className="pt-4 font-serif text-2xl font-bold">{content}</h2>
  ) : (
    <h3 className="pt-2 font-semibold">{content}</h3>
  );
}

interface PrivacyTextProps {
  readonly text: Product['privacy'];
}

/** The owner's privacy text, with its date if the owner has entered it. */
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
      {privacyBlocks(paragraphs).map((block, index) => (
        <PrivacyBlock key={index} {...block} />
      ))}
    </div>
  </>
);
