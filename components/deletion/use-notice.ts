import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { type NoticeDialogProps } from './notice-dialog';
import { type NoticeKind } from '@/lib/content/notices';

/**
 * Loads the form's result dialog. Its code is loaded as soon as the form is ready, so that the
 * dialog still opens when the network is lost later. If loading fails, `Dialog` is undefined and
 * the form shows the same text itself. Each result tries again; the export then uses another
 * address, because browsers remember that the first one failed (docs/decisions/retry-copies.md).
 */
export function useNotice() {
  const [Dialog, setDialog] = useState<ComponentType<NoticeDialogProps>>();
  const [kind, setKind] = useState<NoticeKind>();
  const [read, setRead] = useState<NoticeKind>();
  const last = useRef<NoticeKind>(undefined);
  const loading = useRef(false);

  const load = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    import('./notice-dialog')
      .then(({ NoticeDialog }) => setDialog(() => NoticeDialog))
      .catch(() => {
        loading.current = false;
      });
  }, []);

  useEffect(load, [load]);

  return {
    Dialog,
    kind,
    /** The last result, once its dialog is gone: nothing is announced while that covers the page. */
    read: Dialog ? read : kind,
    show(shown: NoticeKind) {
      load();
      last.current = shown;
      setKind(shown);
    },
    close: () => setKind(undefined),
    /** The dialog is gone. */
    closed: useCallback(() => setRead(last.current), []),
    /** The result is no longer true of what is in the form. */
    forget: () => setRead(undefined),
  };
}
