import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { type EnlargedPicture } from './use-enlarged-picture';
import { useMediaQuery } from './use-media-query';
import { CloseIcon } from '@/components/ui/icons';

/** Least enlargement of a picture that is shown whole; in a lower window the picture scrolls instead. */
const WHOLE_FROM = 1.25;

/** Enlargement of a picture that scrolls. */
const SCROLLED = 1.5;

/** Height of the button and the space around it at most, in CSS pixels. */
const AROUND = 72;

/** `dvh` is the height without the bars of a phone's browser; Chrome 107 and older do not know it. */
const windowHeight = () => (CSS.supports('height: 1dvh') ? '100dvh' : '100vh');

/**
 * These styles are in the code, because every visitor loads the page's CSS, and few open this dialog.
 * A picture that scrolls has no round corners, which would cut off the scrollbar.
 */
const frameStyle = (borderRadius: number): CSSProperties => ({
  maxWidth: '100vw',
  maxHeight: `calc(${windowHeight()} - var(--above) - 8px)`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  borderRadius,
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
  const { width = 0, height = 0 } = shown ?? {};
  // A query, because the window may change while the picture is shown: a phone is turned.
  const isWhole = useMediaQuery(`(min-height: ${height * WHOLE_FROM + AROUND}px)`);

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
      <div
        role="group"
        aria-label={shown.description}
        tabIndex={0}
        style={frameStyle(isWhole ? 24 : 0)}
      >
        <img
          src={shown.src}
          alt=""
          width={640}
          height={1280}
          style={{ width: pictureWidth(), minWidth: isWhole ? 0 : width * SCROLLED }}
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
