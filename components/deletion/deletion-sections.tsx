import { textLinkStyle } from '@/components/ui/action-style';
import { EmailAddress } from '@/components/ui/links';
import { TextList, type TextListProps } from '@/components/ui/lists';
import { Section, type SectionProps } from '@/components/ui/sections';
import { COUNTDOWN_SECONDS } from '@/lib/browser/deletion/countdown';
import { mailto } from '@/lib/browser/urls/mailto';
import { deletionEmail } from '@/lib/emails/emails';
import { type Site } from '@/lib/site/parse';
import { fillIn } from '@/lib/text/fill-in';
import { inSeconds } from '@/lib/text/in-words';
import { deletion } from '@/lib/words/deletion';

const DeletionSection = ({ className = '', ...section }: SectionProps) => (
  <Section {...section} size="medium" className={`max-w-prose space-y-3 ${className}`} />
);

const ListWithTitle = ({ title, ...list }: TextListProps & { readonly title: string | false }) =>
  list.texts.length > 0 && (
    <>
      {title && <h3>{title}</h3>}
      <TextList {...list} />
    </>
  );

/** Names of the app and the developer as in the store. Google Play requires them on the deletion page. */
export const StoreIdentity = ({ site }: { readonly site: Site }) => (
  <dl className="mt-4 flex flex-wrap gap-x-8 text-muted">
    <div className="flex flex-wrap gap-2">
      <dt>{deletion.identity.app}</dt>
      <dd className="font-semibold text-ink">{site.storeName}</dd>
    </div>
    {site.developer && (
      <div className="flex flex-wrap gap-2">
        <dt>{deletion.identity.developer}</dt>
        <dd className="font-semibold text-ink">{site.developer}</dd>
      </div>
    )}
  </dl>
);

/** The steps of a deletion: on this page and, if the owner has entered them, in the app. */
export function DeletionSteps({ inApp }: { readonly inApp: readonly string[] }) {
  const { title, onPageTitle, onPage, noApp, inAppTitle } = deletion.steps;
  if ([...onPage, ...inApp].length === 0) return null;
  return (
    <DeletionSection id="steps" title={title}>
      <ListWithTitle title={inApp.length > 0 && onPageTitle} as="ol" texts={onPage} />
      {noApp && <p>{noApp}</p>}
      <ListWithTitle title={inAppTitle} as="ol" texts={inApp} />
    </DeletionSection>
  );
}

/** Says which data are deleted, which are kept and for how long. What the owner has not entered is left out. */
export function DeletionData({ facts }: { readonly facts: Site['deletion'] }) {
  const { title, deletedTitle, keptTitle } = deletion.data;
  const { deleted, final, kept, onDevice, processing, retention } = facts;
  if ([deleted, final, kept, onDevice, processing, retention].every((fact) => fact.length === 0))
    return null;
  return (
    <DeletionSection id="data" title={title}>
      {final && <p>{final}</p>}
      {processing && <p>{processing}</p>}
      <ListWithTitle title={deletedTitle} as="ul" texts={deleted} />
      <ListWithTitle title={keptTitle} as="ul" texts={kept} />
      {retention && <p>{retention}</p>}
      {onDevice && <p>{onDevice}</p>}
    </DeletionSection>
  );
}

/** What to do if the email does not arrive or the visitor can no longer open the mailbox. */
export function DeletionHelp({ site }: { readonly site: Site }) {
  const { noLetter, noMailbox } = deletion;
  const wait = inSeconds(COUNTDOWN_SECONDS);
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
            <a href={mailto(site.email)} className={textLinkStyle}>
              <EmailAddress address={site.email} />
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
              href={mailto(site.email, deletionEmail(site.storeName))}
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
