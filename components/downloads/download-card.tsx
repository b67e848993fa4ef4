import { type ReactNode } from 'react';
import { Facts } from '@/components/ui/facts';
import { NextIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { changesPage } from '@/lib/content/changes-page';
import { downloads } from '@/lib/content/downloads';
import { type Route } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';

interface DownloadCardProps {
  readonly href: Route;
  /** Decorative picture above the title. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly version: string;
  readonly text: string;
  /** Price and requirements. Empty strings are not shown. */
  readonly facts: readonly string[];
}

/** A card that is one large link. Its accessible name is the title. Its last line says what a click does. */
export const DownloadCard = ({ href, picture, title, version, text, facts }: DownloadCardProps) => (
  <li className="smooth relative flex flex-col rounded-2xl border border-line bg-surface p-6 hover:border-link sm:p-8">
    {picture}
    <h2 className="font-serif text-2xl font-bold">
      <SiteLink href={href} className="rounded-lg after:absolute after:inset-0 after:rounded-2xl">
        {title}
      </SiteLink>
    </h2>
    <p className="mt-1 text-sm text-muted">{fillIn(changesPage.version, { version })}</p>
    <p className="mt-4">{text}</p>
    <Facts texts={facts} className="mt-4 text-sm" />
    <p
      aria-hidden="true"
      className="mt-auto flex items-center gap-1 pt-5 font-semibold text-link print:hidden"
    >
      {downloads.open}
      <NextIcon />
    </p>
  </li>
);
