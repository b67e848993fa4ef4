import { Gloss } from './gloss';
import { Sense } from '@/components/entry/sense';
import { home } from '@/lib/content/home';

/**
 * A list of what the app does, in the form of a dictionary entry's senses. Each sense has an example, and the
 * visitor can reveal its translation.
 */
export const Senses = () => (
  <>
    <p className="gloss-hint mt-3 text-sm text-muted">{home.recall.hint}</p>
    <ol className="mt-8 grid gap-7">
      {home.senses.map(({ label, meaning, example }, index) => (
        <Sense key={label} number={index + 1} label={label} meaning={meaning}>
          <p className="mt-1.5 font-serif">
            <span lang={example.lang} translate="no" className="font-bold italic">
              {example.foreign}
            </span>{' '}
            {/* A screen reader would spell out the transcription. */}
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
        </Sense>
      ))}
    </ol>
  </>
);
