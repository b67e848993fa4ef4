import { Description, Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { buttonStyle } from '@/components/ui/action-style';
import { CLOSE_MS } from '@/lib/browser/open-panels';

interface NoticeDialogProps {
  readonly title: string;
  readonly text: string;
  /** Called when the dialog has faded out. */
  readonly onClose: () => void;
}

/** TypeScript's types of the DOM lack `CloseWatcher` (html.spec.whatwg.org, close requests). */
type CloseWatcherWindow = Window & {
  readonly CloseWatcher?: new () => { onclose: () => void; destroy(): void };
};

/**
 * The result of a deletion request. The dialog fades out with a timer of its own, because Headless UI's `transition` can
 * leave it open if Escape is pressed while it opens.
 */
export function NoticeDialog({ title, text, onClose }: NoticeDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // «Back» on Android. Headless UI only knows Escape. Older browsers leave the page.
    const { CloseWatcher } = window as CloseWatcherWindow;
    const watcher = CloseWatcher && new CloseWatcher();
    if (watcher) watcher.onclose = () => setLeaving(true);
    return () => watcher?.destroy();
  }, []);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => close(), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return (
    <Dialog
      open
      onClose={leave}
      onKeyDown={({ key, repeat, target, currentTarget }) => {
        // Enter closes the dialog without focus on its only button, but not while it is still down from sending.
        if (key === 'Enter' && !repeat && target === currentTarget) leave();
      }}
      className={`notice fixed inset-0 z-10 overflow-y-auto transition-opacity duration-close ease-out print:invisible ${isLeaving ? 'opacity-0' : ''}`}
    >
      {/* The panel covers the page, so that the second click of a double click hits it and closes nothing. */}
      <DialogPanel className="flex min-h-full items-center justify-center bg-scrim p-4">
        <div className="raised max-w-md rounded-card border border-line bg-surface p-6">
          <DialogTitle className="font-serif text-2xl font-bold">{title}</DialogTitle>
          <Description className="mt-3">{text}</Description>
          <button type="button" onClick={leave} className={`${buttonStyle.primary} mt-6 w-full`}>
            Закрыть
          </button>
        </div>
      </DialogPanel>
    </Dialog>
  );
}
