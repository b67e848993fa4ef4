import { Description, Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useState } from 'react';
import { type NoticeDialogProps } from './use-notice';
import { buttonStyle } from '@/components/ui/button-style';
import { notices } from '@/lib/content/notices';

/** Opening 150 ms, closing 75 ms (specification, section 9). */
const motion =
  'transition-opacity duration-open ease-out data-closed:opacity-0 data-leave:duration-close';

/** Result of a deletion request. Keeps its words while it fades. Escape and its button close it. */
export function NoticeDialog({ kind, onClose }: NoticeDialogProps) {
  const [shown, setShown] = useState(kind);
  if (kind && kind !== shown) setShown(kind);
  if (!shown) return null;
  const { title, text } = notices[shown];
  return (
    <Dialog
      open={kind !== undefined}
      onClose={onClose}
      transition
      className={`fixed inset-0 z-10 overflow-y-auto ${motion}`}
    >
      {/* The panel covers the page, so the second click of a double click closes nothing. */}
      <DialogPanel
        transition
        className={`flex min-h-full items-center justify-center bg-scrim p-4 ${motion}`}
      >
        <div className="raised max-w-md rounded-2xl border border-line bg-surface p-6">
          <DialogTitle className="font-serif text-2xl font-bold">{title}</DialogTitle>
          <Description className="mt-3">{text}</Description>
          <button
            type="button"
            data-autofocus=""
            onClick={onClose}
            className={`${buttonStyle.primary} mt-6 w-full`}
          >
            Закрыть
          </button>
        </div>
      </DialogPanel>
    </Dialog>
  );
}
