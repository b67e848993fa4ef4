import { type PropsWithChildren } from 'react';
import { EmailTopics } from './email-topics';
import { buttonStyle } from '@/components/ui/action-style';
import { EmailAddress } from '@/components/ui/email-address';
import { ExternalLink } from '@/components/ui/external-link';
import { ForumIcon, MailIcon } from '@/components/ui/icons';
import { TextList } from '@/components/ui/text-list';
import { type Site } from '@/lib/site/parse';
import { mailto } from '@/lib/urls/mailto';
import { contacts } from '@/lib/words/contacts';

const { needed = [], ...words } = contacts.email;

/** One way to contact the developer. */
const ContactCard = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <section className="flex flex-col rounded-2xl border border-line bg-surface px-[clamp(8px,32px-1rem,16px)] py-6 sm:p-8 lg:px-6">
    <h2 className="font-serif text-2xl font-bold">{title}</h2>
    {children}
  </section>
);

/** How to email support: the address, drafts by topic, and what the email should say. */
const LetterCard = ({ site }: { readonly site: Site }) => (
  <ContactCard title={words.title}>
    <p className="mt-3 text-muted">{words.address}</p>
    {/* A click selects the whole address, so that visitors can copy it without a script. */}
    <p className="text-xl font-semibold select-all">
      <EmailAddress address={site.email} />
    </p>
    <div className="mt-5 print:hidden">
      <a href={mailto(site.email)} className={`${buttonStyle.primary} flex-wrap max-sm:px-4`}>
        <MailIcon />
        {words.link}
      </a>
    </div>
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 empty:hidden sm:grid-cols-2">
      {needed.length > 0 && (
        <div className="text-muted">
          {words.intro && <p>{words.intro}</p>}
          <TextList as="ul" texts={needed} className="mt-2" />
        </div>
      )}
      <EmailTopics site={site} />
    </div>
  </ContactCard>
);

/**
 * The ways to contact the developer: email, the forum if there is one, and the owner's other channels. On a
 * phone with large text a button's icon is above its text, because a long word does not fit beside the icon.
 */
export function ContactCards({ site }: { readonly site: Site }) {
  const { forum, channels } = site;
  const places = [
    ...(forum && contacts.forum ? [{ ...contacts.forum, url: forum }] : []),
    ...channels,
  ];
  return (
    <div
      className={`mt-10 grid grid-cols-1 gap-6 ${places.length > 0 ? 'lg:grid-cols-[2fr_1fr] lg:items-start' : ''}`}
    >
      <LetterCard site={site} />
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
