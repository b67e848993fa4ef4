import { type ReactNode } from 'react';
import { ContactCard } from './contact-card';
import { buttonStyle } from '@/components/ui/action-style';
import { EmailAddress } from '@/components/ui/email-address';
import { MailIcon } from '@/components/ui/icons';
import { TextList } from '@/components/ui/text-list';
import { contacts } from '@/lib/content/contacts';
import { mailto } from '@/lib/urls/mailto';

const { title, intro, needed = [], address, link } = contacts.email;

interface LetterCardProps {
  readonly email: string;
  /** Drafts by topic. */
  readonly children: ReactNode;
}

/** How to email support: the address, drafts by topic, and what the email should say. */
export const LetterCard = ({ email, children }: LetterCardProps) => (
  <ContactCard title={title}>
    <p className="mt-3 text-muted">{address}</p>
    {/* A click selects the whole address, so that visitors can copy it without a script. */}
    <p className="text-xl font-semibold select-all">
      <EmailAddress address={email} />
    </p>
    <div className="mt-5 print:hidden">
      <a href={mailto(email)} className={`${buttonStyle.primary} flex-wrap max-sm:px-4`}>
        <MailIcon />
        {link}
      </a>
    </div>
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2">
      <div className="text-muted">
        {intro && needed.length > 0 && <p>{intro}</p>}
        <TextList as="ul" texts={needed} className="mt-2" />
      </div>
      {children}
    </div>
  </ContactCard>
);
