import { DeletionSection } from './deletion-section';
import { TextList } from './text-list';
import { deletion } from '@/lib/content/deletion';
import { type Facts } from '@/lib/content/facts-schema';

interface DeletionDataProps {
  readonly facts: Facts['deletion'];
}

/** What goes and what stays, and for how long, as far as the owner has told it. */
export function DeletionData({ facts }: DeletionDataProps) {
  const { title, deletedTitle, keptTitle, final, onDevice } = deletion.data;
  return (
    <DeletionSection id="data" title={title}>
      <p>{final}</p>
      {facts.processing && <p>{facts.processing}</p>}
      {facts.deleted.length > 0 && (
        <>
          <h3>{deletedTitle}</h3>
          <TextList as="ul" texts={facts.deleted} />
        </>
      )}
      {facts.kept.length > 0 && (
        <>
          <h3>{keptTitle}</h3>
          <TextList as="ul" texts={facts.kept} />
        </>
      )}
      {facts.retention && <p>{facts.retention}</p>}
      <p>{onDevice}</p>
    </DeletionSection>
  );
}
