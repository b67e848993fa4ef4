import { ContactCard } from './contact-card';
import { EmailTopics } from './email-topics';
import { buttonStyle } from '@/components/ui/action-style';
import { EmailAddress } from '@/components/ui/email-address';
import { MailIcon } from '@/components/ui/icons';
import { TextList } from '@/components/ui/text-list';
import { contacts } from '@/lib/content/contacts';
import { settings } from '@/lib/settings';
import { mailto } from '@/lib/urls/mailto';

const { title, intro, needed, address, link } = contacts.email;

/** How to email the support: what the email should say, the address, and drafts by topic. */
export const LetterCard = () => (
  <ContactCard title={title}>
    <div className="mt-3 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="text-muted">
        <p>{intro}</p>
        <TextList as="ul" texts={needed} className="mt-2" />
        <p className="mt-5">{address}</p>
        {/* A click selects the whole address, so that visitors can copy it without a script. */}
        <p className="text-lg font-semibold text-ink select-all">
          <EmailAddress address={settings.supportEmail} />
        </p>
        <a
          href={mailto(settings.supportEmail)}
          className={`${buttonStyle.primary} mt-5 flex-wrap max-sm:px-4 print:hidden`}
        >
          <MailIcon />
          {link}
        </a>
      </div>
      <EmailTopics />
    </div>
  </ContactCard>
);
