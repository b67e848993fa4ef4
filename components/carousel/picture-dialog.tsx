import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { type EnlargedPicture } from './use-enlarged-picture';
import { CloseIcon } from '@/components/ui/icons';

/** `dvh` is the height without the bars of a phone's browser; Chrome 107 and older do not know it. */
const windowHeight = () => (CSS.supports('height: 1dvh') ? '100dvh' : '100vh');

/** These styles are in the code, because every visitor loads the page's CSS, and few open this dialog. */
const frameStyle = (): CSSProperties => ({
  maxWidth: '100vw',
  maxHeight: `calc(${windowHeight()} - var(--above) - 8px)`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  borderRadius: 24,
});

const pictureWidth = () => `min(640px, 100vw - 16px, (${windowHeight()} - var(--above) - 8px) / 2)`;

interface PictureDialogProps {
  /** The picture to show; undefined while the dialog is closed. */
  readonly picture: EnlargedPicture | undefined;
  readonly onClose: () => void;
}

/**
 * A screenshot as large as the window allows, or larger, and then it scrolls. It gets the focus, so
 * that the keys scroll it at once. The dialog is a native one and keeps its picture while it fades
 * out.
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
