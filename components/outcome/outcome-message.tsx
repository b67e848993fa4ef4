import { type ReactNode } from 'react';
import { OutcomeCauses } from './outcome-causes';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';
import { type Outcome } from '@/lib/content/outcomes';

interface OutcomeMessageProps {
  readonly outcome: Outcome;
  /** Ways onward. */
  readonly children: ReactNode;
}

const marks = {
  success: { icon: <CheckIcon />, style: 'bg-good-soft text-good' },
  error: { icon: <CrossIcon />, style: 'bg-bad-soft text-bad' },
} as const;

/** What a result page says: by an icon, a heading and a sentence alike. */
export function OutcomeMessage({ outcome, children }: OutcomeMessageProps) {
  const { next, nextOnPhone, causes } = outcome;
  const { icon, style } = marks[outcome.result];
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center text-center">
      <span
        className={`flex size-20 items-center justify-center rounded-full ${style} [&>svg]:size-10`}
      >
        {icon}
      </span>
      <h1 className="mt-6 font-serif text-4xl leading-tight font-bold tracking-tight">
        {outcome.title}
      </h1>
      <p className="mt-4 text-lg">{outcome.text}</p>
      {nextOnPhone ? (
        <>
          <p className="mt-3 text-muted phone:hidden">{next}</p>
          <p className="mt-3 hidden text-muted phone:block">{nextOnPhone}</p>
        </>
      ) : (
        <p className="mt-3 text-muted">{next}</p>
      )}
      {causes && <OutcomeCauses causes={causes} />}
      <div className="mt-8 flex flex-wrap justify-center gap-3 print:hidden">{children}</div>
    </div>
  );
}
