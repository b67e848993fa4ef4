import { Gloss } from './gloss';
import { home } from '@/lib/content/home';

/** Numbered senses of the entry: what the program does, each with an example. */
export const Senses = () => (
  <>
    <p className="gloss-hint mt-3 text-sm text-muted">{home.recall.hint}</p>
    <ol className="mt-8 grid gap-7">
      {home.senses.map(({ label, meaning, example }, index) => (
        <li key={label} className="grid grid-cols-[2rem_1fr] items-baseline">
          <span className="font-serif text-xl font-bold text-link">{index + 1}</span>
          <div>
            <p>
              <span className="mr-1 text-sm text-muted italic">{label}</span> {meaning}
            </p>
            <p className="mt-1.5 font-serif">
              <span lang={example.lang} translate="no" className="font-bold italic">
                {example.foreign}
              </span>{' '}
              {/* A screen reader would spell it. */}
              <span
                aria-hidden="true"
                lang={`${example.lang}-fonipa`}
                className="inline-block text-muted"
              >
                {example.transcription}
              </span>
              <br />
              <Gloss number={index + 1} text={example.russian} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  </>
);
