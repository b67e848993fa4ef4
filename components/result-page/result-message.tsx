import { type ReactNode } from 'react';
import { CheckIcon, ExclamationIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { TextList } from '@/components/ui/text-list';
import { resultLinks } from '@/lib/content/result-links';
import { type ResultPage } from '@/lib/content/result-pages';

interface ResultMessageProps {
  readonly resultPage: ResultPage;
  /** Links to the next step. */
  readonly children: ReactNode;
}

const marks = {
  success: { icon: <CheckIcon />, style: 'bg-good-soft text-good' },
  error: { icon: <ExclamationIcon />, style: 'bg-bad-soft text-bad' },
} as const;

/** The message of a result page, and the possible causes of an error. */
export function ResultMessage({ resultPage, children }: ResultMessageProps) {
  const { next, causes } = resultPage;
  const { icon, style } = marks[resultPage.result];
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center text-center">
      <span
        className={`flex size-[5rem] items-center justify-center rounded-full ${style} [&>svg]:size-[3.5rem]`}
      >
        {icon}
      </span>
      <h1 className="mt-6 font-serif text-4xl font-bold tracking-tight">{resultPage.title}</h1>
      <p className="mt-4 text-xl">{resultPage.text}</p>
      <p className="mt-4 font-semibold text-balance">{next}</p>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 print:hidden">
        {children}
      </div>
      {causes && (
        <Section id="causes" title={resultLinks.causes} size="text" className="mt-8 text-left">
          <TextList as="ul" texts={causes} className="mt-2 marker:text-bad" />
        </Section>
      )}
    </div>
  );
}
