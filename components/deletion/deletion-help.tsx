import { DeletionSection } from './deletion-section';
import { TextList } from './text-list';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { deletion } from '@/lib/content/deletion';
import { deletionLetter } from '@/lib/content/letters';
import { mailto } from '@/lib/mailto';
import { settings } from '@/lib/settings';

interface DeletionHelpProps {
  /** Name of the app in the letter to the support. */
  readonly appName: string;
}

/** What to do when no letter comes or its mailbox is lost; needs neither the form nor scripts. */
export function DeletionHelp({ appName }: DeletionHelpProps) {
  const { noLetter, noMailbox } = deletion;
  const { supportEmail } = settings;
  return (
    <>
      <DeletionSection id="no-letter" title={noLetter.title}>
        <TextList as="ul" texts={noLetter.advice} />
        <p>
          {noLetter.support}{' '}
          <a href={mailto(supportEmail)} className={textLinkStyle}>
            {supportEmail}
          </a>
          .
        </p>
      </DeletionSection>
      <DeletionSection id="no-mailbox" title={noMailbox.title}>
        <p>{noMailbox.text}</p>
        <p>
          <a href={mailto(supportEmail, deletionLetter(appName))} className={textLinkStyle}>
            {noMailbox.link}
          </a>
        </p>
      </DeletionSection>
    </>
  );
}
