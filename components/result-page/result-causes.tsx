interface ResultCausesProps {
  readonly causes: readonly string[];
}

/** Possible causes of an error, when the sentence above does not help. */
export const ResultCauses = ({ causes }: ResultCausesProps) => (
  <section aria-labelledby="causes" className="mt-8 text-left">
    <h2 id="causes" className="font-semibold">
      Возможные причины
    </h2>
    <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-bad">
      {causes.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
  </section>
);
