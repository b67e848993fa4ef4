import { ContactCard } from './contact-card';
import { buttonStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { ForumIcon, MailIcon } from '@/components/ui/icons';
import { TextList } from '@/components/ui/text-list';
import { contacts } from '@/lib/content/contacts';
import { settings } from '@/lib/settings';
import { mailto } from '@/lib/urls/mailto';

/**
 * The two ways to reach the developer: an email and the forum. On a phone with large text the
 * buttons' icons stand above their words, which would break beside them.
 */
export const ContactCards = () => (
  <div className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-6">
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
      <p className="text-lg font-semibold break-all select-all">{settings.supportEmail}</p>
      <a
        href={mailto(settings.supportEmail)}
        className={`${buttonStyle.primary} mt-5 flex-wrap max-sm:px-4`}
      >
        <MailIcon />
        Написать в поддержку
      </a>
    </ContactCard>
    <ContactCard title={contacts.forum.title} text={contacts.forum.text}>
      <ExternalLink
        href={settings.forumUrl}
        className={`${buttonStyle.secondary} flex-wrap max-sm:px-4`}
      >
        <ForumIcon />
        Обсуждение на форуме
      </ExternalLink>
    </ContactCard>
  </div>
);
