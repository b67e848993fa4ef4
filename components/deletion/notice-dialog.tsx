import { Description, Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/action-style';
import { notices, type NoticeKind } from '@/lib/content/notices';

export interface NoticeDialogProps {
  /** The result to show; undefined while the dialog is closed. */
  readonly kind: NoticeKind | undefined;
  readonly onClose: () => void;
  /** Called when the dialog has disappeared. Must be the same function in each render. */
  readonly onClosed: () => void;
}

/**
 * The dialog opens in 150 ms and closes in 75 ms. Headless UI has no transition when the dialog opens
 * for the first time, so the class `notice` has an animation for it.
 */
const motion =
  'notice transition-opacity duration-open ease-out data-closed:opacity-0 data-leave:duration-close';

interface NoticeProps extends Omit<NoticeDialogProps, 'kind'> {
  readonly kind: NoticeKind;
}

function Notice({ kind, onClose, onClosed }: NoticeProps) {
  const { title, text } = notices[kind];
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = content.current;
    // The callback moves the focus, so it runs in a later task: Headless UI first returns the focus to the
    // element that was clicked last. After Enter in the field that is the button, which is disabled.
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
 * Shows the result of a deletion request. The dialog keeps its text while it fades out. Escape and the
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
        // Enter closes the dialog even before its only button has the focus. A repeated Enter is ignored: it
        // was pressed in the form and is still held down.
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
