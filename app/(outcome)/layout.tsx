import { type Metadata } from 'next';
import { type ReactNode } from 'react';
import { dropQuery } from '@/lib/browser/drop-query';

// Letters lead here, nothing else should; and a token that is left in the
// address stays with this site.
export const metadata: Metadata = { robots: { index: false }, referrer: 'no-referrer' };

interface OutcomeLayoutProps {
  readonly children: ReactNode;
}

export default function OutcomeLayout({ children }: OutcomeLayoutProps) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: `(${dropQuery.toString()})()` }} />
      {children}
    </>
  );
}
