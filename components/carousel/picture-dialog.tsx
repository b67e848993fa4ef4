import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { type EnlargedPicture } from './use-enlarged-picture';
import { CloseIcon } from '@/components/ui/icons';

/** Height of the window without a phone's bars; Chrome 107 and older do not know them. */
const windowHeight = () => (CSS.supports('height: 1dvh') ? '100dvh' : '100vh');

/** In code: every visit loads the page's styles, and few visits open this dialog. */
const frameStyle = (): CSSProperties => ({
  maxWidth: '100vw',
  maxHeight: `calc(${windowHeight()} - var(--above) - 8px)`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  borderRadius: 24,
});

const pictureWidth = () => `min(640px, 100vw - 16px, (${windowHeight()} - var(--above) - 8px) / 2)`;

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
      <div role="group" aria-label="Снимок" tabIndex={0} style={frameStyle()}>
        <img
          src={shown.src}
          alt={shown.alt}
          width={640}
          height={1280}
          style={{ width: pictureWidth(), minWidth: shown.minWidth }}
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
