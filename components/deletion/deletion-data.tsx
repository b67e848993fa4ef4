import { DeletionSection } from './deletion-section';
import { TextList } from '@/components/ui/text-list';
import { deletion } from '@/lib/content/deletion';
import { type Site } from '@/lib/site/parse';

interface DeletionDataProps {
  readonly facts: Site['deletion'];
}

/**
 * Says which data are deleted, which are kept and for how long. What the owner has not entered is left out.
 */
export function DeletionData({ facts }: DeletionDataProps) {
  const { processing, deleted, kept, retention } = facts;
  const { title, deletedTitle, keptTitle, final, onDevice } = deletion.data;
  return (
    <DeletionSection id="data" title={title}>
      {final && <p>{final}</p>}
      {processing && <p>{processing}</p>}
      {deleted.length > 0 && (
        <>
          <h3 className="font-semibold">{deletedTitle}</h3>
          <TextList as="ul" texts={deleted} />
        </>
      )}
      {kept.length > 0 && (
        <>
          <h3 className="font-semibold">{keptTitle}</h3>
          <TextList as="ul" texts={kept} />
        </>
      )}
      {retention && <p>{retention}</p>}
      <p>{onDevice}</p>
    </DeletionSection>
  );
}
