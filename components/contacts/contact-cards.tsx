import { ContactCard } from './contact-card';
import { buttonStyle } from '@/components/ui/action-style';
import { EmailAddress } from '@/components/ui/email-address';
import { ExternalLink } from '@/components/ui/external-link';
import { ForumIcon, MailIcon } from '@/components/ui/icons';
import { TextList } from '@/components/ui/text-list';
import { contacts } from '@/lib/content/contacts';
import { type Product } from '@/lib/product/schema';
import { settings } from '@/lib/settings';
import { mailto } from '@/lib/urls/mailto';

interface ContactCardsProps {
  readonly channels: Product['channels'];
}

/**
 * The ways to reach the developer: an email, the forum if there is one, and others. On a phone with large text the
 * buttons' icons stand above their words, which would break beside them.
 */
export function ContactCards({ channels }: ContactCardsProps) {
  const { forumUrl } = settings;
  const places = [...(forumUrl ? [{ ...contacts.forum, url: forumUrl }] : []), ...channels];
  return (
    <div className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-6 *:only:max-w-prose">
      <ContactCard
        title={contacts.email.title}
        text={
          <>
            <p>{contacts.email.intro}</p>
            <TextList as="ul" texts={contacts.email.needed} className="mt-2" />
          </>
        }
      >
        <p className="text-muted">{contacts.email.address}</p>
        {/* A click selects the whole address, ready to be copied without a script. */}
        <p className="text-lg font-semibold select-all">
          <EmailAddress address={settings.supportEmail} />
        </p>
        <a
          href={mailto(settings.supportEmail)}
          className={`${buttonStyle.primary} mt-5 flex-wrap max-sm:px-4`}
        >
          <MailIcon />
          {contacts.email.link}
        </a>
      </ContactCard>
      {places.map(({ title, text, link, url }) => (
        <ContactCard key={url} title={title} text={text}>
          <ExternalLink href={url} className={`${buttonStyle.secondary} flex-wrap max-sm:px-4`}>
            <ForumIcon />
            {link}
          </ExternalLink>
        </ContactCard>
      ))}
    </div>
  );
}
