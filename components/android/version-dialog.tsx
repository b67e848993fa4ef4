import { buttonStyle, textLinkStyle, textTargetStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/links';
import { routes } from '@/lib/site/routes';
import { type Release } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { changesPage } from '@/lib/words/changes-page';

const DIALOG_ID = 'changes';
const TITLE_ID = 'changes-title';

const signs = { new: '+', changed: '~', fixed: '✓' } as const;

/** A release's version as a button that opens the dialog. Without scripts the dialog opens as a popover. */
export const VersionButton = ({ version }: Pick<Release, 'version'>) => (
  <button
    type="button"
    popoverTarget={DIALOG_ID}
    aria-haspopup="dialog"
    className={textTargetStyle}
  >
    {fillIn(changesPage.version, { version })}
  </button>
);

/**
 * A release's changes. The loader focuses the dialog, so that screen readers announce its title and then read the list
 * (ARIA Authoring Practices, modal dialog). The list is a tab stop, so that the arrow keys can scroll it.
 */
export const VersionDialog = ({ version, changes }: Pick<Release, 'version' | 'changes'>) => (
  <dialog
    id={DIALOG_ID}
    popover=""
    tabIndex={-1}
    aria-labelledby={TITLE_ID}
    className="dialog version-changes raised m-auto rounded-card border border-line bg-surface"
  >
    <h2 id={TITLE_ID} className="font-serif text-xl font-bold">
      {changesPage.dialogTitle}
    </h2>
    <small>{fillIn(changesPage.version, { version })}</small>
    <div role="group" aria-labelledby={TITLE_ID} tabIndex={0} className="relative text-sm">
      {changes.length > 0 ? (
        <ul className="grid gap-1 pl-5">
          {changes.map(({ kind, text }) => (
            <li key={text}>
              <b aria-hidden className="absolute -ml-5 text-link">
                {signs[kind]}
              </b>
              <span className="sr-only">{`${changesPage.kindOfChange[kind]}: `}</span>
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <p>{changesPage.noChanges}</p>
      )}
    </div>
    <p className="text-sm">
      <SiteLink href={routes.changes} className={`${textLinkStyle} inline-block py-1`}>
        {changesPage.link}
      </SiteLink>
    </p>
    <button
      type="button"
      popoverTarget={DIALOG_ID}
      popoverTargetAction="hide"
      className={buttonStyle.secondary}
    >
      Закрыть
    </button>
  </dialog>
);
