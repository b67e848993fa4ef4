import { type PropsWithChildren } from 'react';
import { buttonStyle, textLinkStyle } from '@/components/ui/action-style';
import { ForumIcon, MailIcon } from '@/components/ui/icons';
import { EmailAddress, ExternalLink } from '@/components/ui/links';
import { TextList } from '@/components/ui/lists';
import { cardStyle, Section } from '@/components/ui/sections';
import { mailto } from '@/lib/browser/urls/mailto';
import { topicEmail } from '@/lib/emails/emails';
import { type Site } from '@/lib/site/parse';
import { contacts } from '@/lib/words/contacts';

/** Links for common topics. Each opens an email draft with the questions that support would ask about the topic. */
export function EmailTopics({ site }: { readonly site: Site }) {
  const { title = '', text, password, list = [] } = contacts.topics ?? {};
  const notes = [text, site.accounts && password].filter(Boolean);
  const topics = list.filter(({ aboutAccounts }) => site.accounts || !aboutAccounts);
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title={title} size="small" className="print:hidden">
      {notes.length > 0 && <p className="mt-3 text-muted">{notes.join(' ')}</p>}
      <ul className="mt-4 grid gap-y-1">
        {topics.map((topic) => (
          <li key={topic.title}>
            <a
              href={mailto(site.email, topicEmail(topic, site))}
              className={`${textLinkStyle} inline-block py-2`}
            >
              {topic.title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const { needed = [], ...words } = contacts.email;

const ContactCard = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <section className={cardStyle}>
    <h2 className="font-serif text-2xl font-bold">{title}</h2>
    {children}
  </section>
);

/** The ways to contact the developer. In large text, a long word of a button is below its icon. */
export function ContactCards({ site }: { readonly site: Site }) {
  const { forum, channels } = site;
  const forums = forum && contacts.forum ? [{ ...contacts.forum, url: forum }] : [];
  const places = [...forums, ...channels];
  return (
    <div
      className={`mt-10 grid grid-cols-1 gap-6 ${places.length > 0 ? 'lg:grid-cols-[2fr_1fr] lg:items-start' : ''}`}
    >
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
