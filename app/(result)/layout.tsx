import { type Metadata } from 'next';
import { type ReactNode } from 'react';
import { DROP_QUERY } from '@/lib/browser/drop-query';

// Search engines should not list these pages, because only emails link to them. Without a referrer, no
// other site learns the token in the address.
export const metadata: Metadata = { robots: { index: false }, referrer: 'no-referrer' };

interface ResultLayoutProps {
  readonly children: ReactNode;
}

export default function ResultLayout({ children }: ResultLayoutProps) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: DROP_QUERY }} />
      {children}
    </>
  );
}
