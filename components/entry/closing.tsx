import { type ReactNode } from 'react';
import { Headword } from './headword';
import { home } from '@/lib/content/home';

const { hyphenation, mark, spoken } = home.entry;
const [before, marked, after] = home.closing.split(/[[\]]/);

/** The end of a page: the site's headword, one line, and the children, such as a link to a program. Not printed. */
export const Closing = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-16 flex flex-wrap items-end justify-between gap-x-4 border-t border-line pt-10 *:min-w-0 print:hidden">
    <div>
      <Headword hyphenation={hyphenation} mark={mark} spoken={spoken} />
      {home.closing && (
        <p className="mt-2 text-xl">
          {before}
          {marked && <mark className="bg-marker text-on-marker">{marked}</mark>}
          {after}
        </p>
      )}
    </div>
    <div>{children}</div>
  </div>
);
