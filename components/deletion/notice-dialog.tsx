import { Description, Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/action-style';
import { focusAnnounced } from '@/lib/browser/announced-focus';
import { notices, type NoticeKind } from '@/lib/content/notices';

export interface NoticeDialogProps {
  /** The result to show; undefined while the dialog is closed. */
  readonly kind: NoticeKind | undefined;
  readonly onClose: () => void;
  /** Called when the dialog has disappeared. Must be the same function at each render. */
  readonly onClosed: () => void;
}

/**
 * Opening 150 ms, closing 75 ms. Headless UI transitions only what was closed before; the class
 * `notice` has an animation for the first opening.
 */
const motion =
  'notice transition-opacity duration-open ease-out data-closed:opacity-0 data-leave:duration-close';

interface NoticeProps extends Omit<NoticeDialogProps, 'kind'> {
  readonly kind: NoticeKind;
}

function Notice({ kind, onClose, onClosed }: NoticeProps) {
  const { title, text } = notices[kind];
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => focusAnnounced(content.current?.closest<HTMLElement>('[role=dialog]')), []);

  useEffect(() => {
    const element = content.current;
    // In a task of its own: Headless UI first gives the focus back to the element that was clicked
    // last. After a submit by Enter that is the button, which is disabled.
    return () => void setTimeout(() => element?.isConnected || onClosed());
  }, [onClosed]);

  return (
    <div ref={content} className="raised max-w-md rounded-2xl border border-line bg-surface p-6">
      <DialogTitle className="font-serif text-2xl font-bold">{title}</DialogTitle>
      <Description className="mt-3">{text}</Description>
      <button type="button" onClick={onClose} className={`${buttonStyle.primary} mt-6 w-full`}>
        Закрыть
      </button>
    </div>
  );
}

/**
 * Shows the result of a deletion request, and keeps its text while it fades out. Escape and its
 * button close it.
 */
export function NoticeDialog({ kind, onClose, onClosed }: NoticeDialogProps) {
  const [shown, setShown] = useState(kind);
  if (kind && kind !== shown) setShown(kind);
  if (!shown) return null;
  return (
    <Dialog
      open={kind !== undefined}
      onClose={onClose}
      onKeyDown={({ key, repeat, target, currentTarget }) => {
        // As on the only button, before the visitor has gone there. A held Enter comes from the form.
        if (key === 'Enter' && !repeat && target === currentTarget) onClose();
      }}
      transition
      className={`fixed inset-0 z-10 overflow-y-auto print:invisible ${motion}`}
    >
      {/* The panel covers the page, so that the second click of a double click does not close it. */}
      <DialogPanel
        transition
        className={`flex min-h-full items-center justify-center bg-scrim p-4 ${motion}`}
      >
        <Notice kind={shown} onClose={onClose} onClosed={onClosed} />
      </DialogPanel>
    </Dialog>
  );
}
