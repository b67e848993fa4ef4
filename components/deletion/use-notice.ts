import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { type NoticeKind } from '@/lib/content/notices';

/** What a dialog of results takes. */
export interface NoticeDialogProps {
  /** What to say; undefined: closed. */
  readonly kind: NoticeKind | undefined;
  readonly onClose: () => void;
  /** Called once the dialog is gone; must stay the same function. */
  readonly onClosed: () => void;
}

/**
 * The form's result dialog, whose code is fetched as soon as the form is
 * ready, so that a network lost later still ends in the dialog. Should it be
 * gone by then, `Dialog` stays undefined, the form says the same in its own
 * text, and the code is asked for with each answer, by the export under an
 * address that no browser remembers as failed (docs/decisions/retry-copies.md).
 */
export function useNotice() {
  const [Dialog, setDialog] = useState<ComponentType<NoticeDialogProps>>();
  const [kind, setKind] = useState<NoticeKind>();
  const coming = useRef(false);

  const load = useCallback(() => {
    if (coming.current) return;
    coming.current = true;
    import('./notice-dialog')
      .then(({ NoticeDialog }) => setDialog(() => NoticeDialog))
      .catch(() => {
        coming.current = false;
      });
  }, []);

  useEffect(load, [load]);

  return {
    Dialog,
    kind,
    show(shown: NoticeKind) {
      load();
      setKind(shown);
    },
    close: () => setKind(undefined),
  };
}
