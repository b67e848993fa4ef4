import { DeletionSection } from './deletion-section';
import { textLinkStyle } from '@/components/ui/action-style';
import { EmailAddress } from '@/components/ui/email-address';
import { TextList } from '@/components/ui/text-list';
import { deletion } from '@/lib/content/deletion';
import { COUNTDOWN_SECONDS } from '@/lib/deletion/countdown';
import { deletionEmail } from '@/lib/emails/emails';
import { fillIn } from '@/lib/text/fill-in';
import { secondsInWords } from '@/lib/text/seconds-in-words';
import { mailto } from '@/lib/urls/mailto';

interface DeletionHelpProps {
  readonly email: string;
  /** Name of the app in the email to support. */
  readonly appName: string;
}

/**
 * What to do if the email does not arrive or the visitor can no longer open the mailbox. This help works
 * without the form and without scripts.
 */
export function DeletionHelp({ email, appName }: DeletionHelpProps) {
  const { noLetter, noMailbox } = deletion;
  const wait = secondsInWords(COUNTDOWN_SECONDS);
  return (
    <>
      {/* This section is the longest, so it has its own column. */}
      {noLetter && (
        <DeletionSection
          id="no-email"
          title={noLetter.title}
          className="md:col-start-2 md:row-span-2"
        >
          <TextList as="ul" texts={noLetter.advice.map((text) => fillIn(text, { wait }))} />
          <p>
            {noLetter.support}{' '}
            <a href={mailto(email)} className={textLinkStyle}>
              <EmailAddress address={email} />
            </a>
            .
          </p>
        </DeletionSection>
      )}
      {noMailbox && (
        <DeletionSection id="no-mailbox" title={noMailbox.title}>
          <p>{noMailbox.text}</p>
          <p>
            <a
              href={mailto(email, deletionEmail(appName))}
              className={`${textLinkStyle} inline-block py-2`}
            >
              {noMailbox.link}
            </a>
          </p>
        </DeletionSection>
      )}
    </>
  );
}
