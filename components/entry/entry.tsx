import { type PropsWithChildren, type ReactNode } from 'react';
import { home } from '@/lib/words/home';

type Entry = typeof home.entry;

const closing = (home.closing ?? '').split(/[[\]]/);

/** The first line of a dictionary entry. Screen readers say `spoken`. */
export const Headword = ({ hyphenation, mark, spoken, transcription, grammar }: Entry) => (
  <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 *:min-w-0">
    {/* Screen readers would read out the hyphenation marks and spell the transcription. */}
    <span className="sr-only">{spoken}</span>
    <span aria-hidden translate="no" className="font-serif text-2xl font-bold sm:text-4xl">
      {hyphenation}
      {mark}
    </span>{' '}
    {transcription && (
      <>
        <span aria-hidden lang="ru-fonipa" className="text-muted">
          {transcription}
        </span>{' '}
      </>
    )}
    {grammar && <span className="text-muted italic">{grammar}</span>}
  </p>
);

interface SensesProps {
  /** The label says how the word is used, abbreviated as in dictionaries. */
  readonly senses: readonly { readonly label: string; readonly meaning: string }[];
  readonly className: string;
}

/** The numbered senses of a dictionary entry; nothing if there are none. */
export const Senses = ({ senses, className }: SensesProps) =>
  senses.length > 0 && (
    <ol className={className}>
      {senses.map(({ label, meaning }, index) => (
        <li key={label} className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline">
          <span className="font-serif text-xl font-bold text-link">{index + 1}</span>
          <p>
            <span className="mr-1 text-sm text-muted italic">{label}</span> {meaning}
          </p>
        </li>
      ))}
    </ol>
  );

/** The site's headword alone. */
export const ClosingWord = () => <Headword {...home.entry} transcription="" grammar="" />;

type ClosingProps = PropsWithChildren<{ readonly word?: ReactNode }>;

/** The end of a page: the site's headword, one line, and the children, such as a link to a program. Not printed. */
export const Closing = ({ word = <ClosingWord />, children }: ClosingProps) => (
  <div className="mt-16 flex flex-wrap items-end justify-between gap-x-4 border-t border-line pt-10 *:min-w-0 print:hidden">
    <div>
      {word}
      {home.closing && (
        <p className="mt-2 text-xl">
          {closing.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}
        </p>
      )}
    </div>
    <div>{children}</div>
  </div>
);
