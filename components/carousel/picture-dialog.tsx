import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { type EnlargedPicture } from './use-enlarged-picture';
import { CloseIcon } from '@/components/ui/icons';

/** In code: every visit loads the page's styles, and few visits open this dialog. */
const frameStyle: CSSProperties = {
  maxWidth: '100vw',
  maxHeight: 'calc(100dvh - var(--above) - 8px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  borderRadius: 24,
};
const PICTURE_WIDTH = 'min(640px, 100vw - 16px, 50dvh - var(--above) / 2 - 4px)';

interface PictureDialogProps {
  /** What to show; undefined: closed. */
  readonly picture: EnlargedPicture | undefined;
  readonly onClose: () => void;
}

/**
 * A screenshot as large as the window allows, or larger, and then it scrolls.
 * It has the focus, so that the keyboard scrolls it at once. In a native
 * dialog, which keeps its picture while it fades.
 */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(picture);
  if (picture && picture !== shown) setShown(picture);

  useEffect(() => {
    if (!picture || !dialog.current) return;
    dialog.current.showModal();
  }, [picture]);

  if (!shown) return null;
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label="Увеличенный снимок"
      onClose={onClose}
      className="dialog enlarged"
    >
      <div role="group" aria-label="Снимок" tabIndex={0} style={frameStyle}>
        <img
          src={shown.src}
          alt={shown.alt}
          width={640}
          height={1280}
          style={{ width: PICTURE_WIDTH, minWidth: shown.minWidth }}
        />
      </div>
      <button
        type="button"
        aria-label="Закрыть"
        onClick={() => dialog.current?.close()}
        className="round-button raised"
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}
