import { type Metadata } from 'next';
import { type ReactNode } from 'react';
import { DROP_QUERY } from '@/lib/browser/drop-query';

// Only emails link to these pages, so search engines should not list them. The referrer policy prevents other
// sites from receiving a page's address, which may contain a token.
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
