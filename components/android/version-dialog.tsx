import { buttonStyle, textLinkStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/site-link';
import { TextList } from '@/components/ui/text-list';
import { changesPage } from '@/lib/content/changes-page';
import { type Release } from '@/lib/product/schema';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';

const DIALOG_ID = 'changes';
const TITLE_ID = 'changes-title';

interface VersionDialogProps {
  readonly release: Pick<Release, 'version' | 'changes'>;
}

/**
 * The version label and the dialog of changes that it opens: native, 250 px
 * wide; the loader makes it modal, and without scripts it is a popover.
 * The dialog itself takes the focus: screen readers then say its title and read the list from its
 * top (ARIA Authoring Practices, modal dialog). In a low window the list scrolls, and has a tab stop for
 * the keys; heading, link and button stay in sight.
 */
export const VersionDialog = ({ release: { version, changes } }: VersionDialogProps) => (
  <>
    <button
      type="button"
      popoverTarget={DIALOG_ID}
      aria-haspopup="dialog"
      className={buttonStyle.secondary}
    >
      {fillIn(changesPage.version, { version })}
    </button>
    <dialog
      id={DIALOG_ID}
      popover=""
      tabIndex={-1}
      closedby="any"
      aria-labelledby={TITLE_ID}
      className="dialog changes raised m-auto rounded-2xl border border-line bg-surface"
    >
      <h2 id={TITLE_ID} className="font-serif text-xl font-bold">
        {changesPage.dialogTitle}
      </h2>
      <div role="group" aria-labelledby={TITLE_ID} tabIndex={0} className="text-sm">
        {changes.length > 0 ? (
          <TextList as="ul" texts={changes.map(({ text }) => text)} />
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
  </>
);
