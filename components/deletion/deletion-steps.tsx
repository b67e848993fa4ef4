import { DeletionSection } from './deletion-section';
import { TextList } from '@/components/ui/text-list';
import { deletion } from '@/lib/content/deletion';

interface DeletionStepsProps {
  /** The owner's list of the steps in the app. An empty list is not shown. */
  readonly inApp: readonly string[];
}

/** The steps of a deletion: on this page and, if the owner has entered them, in the app. */
export function DeletionSteps({ inApp }: DeletionStepsProps) {
  const { title, onPageTitle, onPage, noApp, inAppTitle } = deletion.steps;
  const both = inApp.length > 0;
  return (
    <DeletionSection id="steps" title={title}>
      {both && <h3 className="font-semibold">{onPageTitle}</h3>}
      <TextList as="ol" texts={onPage} />
      {noApp && <p>{noApp}</p>}
      {both && (
        <>
          <h3 className="font-semibold">{inAppTitle}</h3>
          <TextList as="ol" texts={inApp} />
        </>
      )}
    </DeletionSection>
  );
}
