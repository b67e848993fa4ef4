import { type ReactNode } from 'react';
import { Headword } from './headword';
import { home } from '@/lib/content/home';

const { hyphenation, mark, spoken } = home.entry;

/**
 * The end of a page: the site's headword, one line, and what the page passes, a way on. It is not printed, because the
 * addresses of links would not be visible on paper.
 */
export const Closing = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-16 flex flex-wrap items-end justify-between gap-x-10 gap-y-2 border-t border-line pt-10 print:hidden">
    <div>
      <Headword hyphenation={hyphenation} mark={mark} spoken={spoken} />
      <p className="mt-2 text-xl">{home.closing}</p>
    </div>
    <div>{children}</div>
  </div>
);
