import { type ReactNode } from 'react';
import { ContactCard } from './contact-card';
import { buttonStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { ForumIcon } from '@/components/ui/icons';
import { contacts } from '@/lib/content/contacts';
import { type Site } from '@/lib/site/parse';

interface ContactCardsProps extends Pick<Site, 'forum' | 'channels'> {
  /** The card about email. */
  readonly children: ReactNode;
}

/**
 * The ways to contact the developer: email, the forum if there is one, and the owner's other channels. On a
 * phone with large text a button's icon is above its text, because a long word does not fit beside the icon.
 */
export function ContactCards({ forum, channels, children }: ContactCardsProps) {
  const places = [
    ...(forum && contacts.forum ? [{ ...contacts.forum, url: forum }] : []),
    ...channels,
  ];
  return (
    <div
      className={`mt-10 grid grid-cols-1 gap-6 ${places.length > 0 ? 'lg:grid-cols-[2fr_1fr] lg:items-start' : ''}`}
    >
      {children}
      {places.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
          {places.map(({ title, text, link, url }) => (
            <ContactCard key={url} title={title}>
              {text && <p className="mt-3 max-w-prose text-muted">{text}</p>}
              <div className="mt-auto flex pt-5">
                <ExternalLink href={url} className={`${buttonStyle.secondary} flex-wrap px-4`}>
                  <ForumIcon />
                  {link}
                </ExternalLink>
              </div>
            </ContactCard>
          ))}
        </div>
      )}
    </div>
  );
}
