import { TextList } from '@/components/ui/text-list';

interface ResultCausesProps {
  readonly causes: readonly string[];
}

/** Possible causes of an error, when the sentence above does not help. */
export const ResultCauses = ({ causes }: ResultCausesProps) => (
  <section aria-labelledby="causes" className="mt-8 text-left">
    <h2 id="causes" className="font-semibold">
      Возможные причины
    </h2>
    <TextList as="ul" texts={causes} className="mt-2 marker:text-bad" />
  </section>
);
