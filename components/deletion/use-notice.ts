import { useRef, useState, type ComponentType } from 'react';
import { type NoticeKind } from '@/lib/content/notices';

/** What a dialog of results takes. */
export interface NoticeDialogProps {
  /** What to say; undefined: closed. */
  readonly kind: NoticeKind | undefined;
  readonly onClose: () => void;
}

/**
 * The form's result dialog, whose code is fetched when the field is first
 * touched. Should the network be gone by then, `Dialog` stays undefined and the
 * form says the same in its own text.
 */
export function useNotice() {
  const [Dialog, setDialog] = useState<ComponentType<NoticeDialogProps>>();
  const [kind, setKind] = useState<NoticeKind>();
  const loading = useRef(false);

  function load() {
    if (loading.current || Dialog) return;
    loading.current = true;
    import('./notice-dialog')
      .then((module) => {
        setDialog(() => module.NoticeDialog);
        // Headless UI gives the focus back to what it has seen focused, and it
        // sees from now on only: a quick keyboard may be in the form already.
        document.activeElement?.dispatchEvent(new FocusEvent('focus'));
      })
      .catch(() => {
        loading.current = false;
      });
  }

  return {
    Dialog,
    kind,
    load,
    show(shown: NoticeKind) {
      load();
      setKind(shown);
    },
    close: () => setKind(undefined),
  };
}
