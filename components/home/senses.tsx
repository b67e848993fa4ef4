import { home } from '@/lib/content/home';

const NBSP = '\u00a0';

/** Numbered senses of the entry: what the program does, each with an example. */
export const Senses = () => (
  <ol className="mt-8 grid gap-7">
    {home.senses.map(({ label, meaning, example }, index) => (
      <li key={label} className="grid grid-cols-[2rem_1fr]">
        <span className="font-serif text-xl leading-7 font-bold text-link">{index + 1}</span>
        <div>
          <p>
            <span className="mr-1 text-sm text-muted italic">{label}</span> {meaning}
          </p>
          <p className="mt-1.5 font-serif text-muted">
            <span lang={example.lang} translate="no" className="font-bold text-ink italic">
              {example.foreign}
            </span>{' '}
            {/* A screen reader would spell the transcription. */}
            <span aria-hidden="true" lang={`${example.lang}-fonipa`}>
              [{example.transcription}]
            </span>
            {NBSP}— {example.russian}
          </p>
        </div>
      </li>
    ))}
  </ol>
);
