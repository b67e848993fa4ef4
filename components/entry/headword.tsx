interface HeadwordProps {
  /** The word divided into syllables, with a stress mark. */
  readonly hyphenation: string;
  /** A character after the word. */
  readonly mark?: string;
  /** The word as screen readers say it. */
  readonly spoken: string;
  readonly transcription?: string;
  /** Part of speech and gender, abbreviated as in dictionaries. */
  readonly grammar?: string;
}

/** The first line of a dictionary entry. */
export const Headword = ({ hyphenation, mark, spoken, transcription, grammar }: HeadwordProps) => (
  <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
    {/*
     * The visible word and its transcription are hidden from screen readers, which would read out the
     * hyphenation marks and spell the transcription.
     */}
    <span className="sr-only">{spoken}</span>
    <span aria-hidden="true" translate="no" className="min-w-0 font-serif text-4xl font-bold">
      {hyphenation}
      {mark}
    </span>{' '}
    {transcription && (
      <>
        <span aria-hidden="true" className="font-serif text-xl text-muted">
          [{transcription}]
        </span>{' '}
      </>
    )}
    {grammar && <span className="text-muted italic">{grammar}</span>}
  </p>
);
