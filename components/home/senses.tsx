import { Sense } from '@/components/entry/sense';
import { home } from '@/lib/content/home';

/** What the app does, in the form of a dictionary entry's senses. */
export const Senses = () => (
  <div className="@container mt-12 border-t border-line pt-10">
    <ol className="grid gap-8 @min-[34rem]:grid-cols-2">
      {home.senses.map(({ label, meaning }, index) => (
        <Sense key={label} number={index + 1} label={label} meaning={meaning} />
      ))}
    </ol>
  </div>
);
