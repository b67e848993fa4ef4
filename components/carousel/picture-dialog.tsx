import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { type EnlargedPicture } from './use-enlarged-picture';
import { useMediaQuery } from './use-media-query';
import { CloseIcon } from '@/components/ui/icons';
import { openModal } from '@/lib/browser/open-panels';

/** If the window is high enough for a picture enlarged by this factor, the whole picture is shown. */
const WHOLE_FROM = 1.25;

/** In a window that is not high enough, a picture is enlarged by this factor, and the visitor scrolls it. */
const SCROLLED = 1.5;

/** Total height of the dialog's margins with the button above the picture, and with the button beside it, in CSS pixels. */
const AROUND = [72, 16];

/**
 * Milliseconds after which the picture gets the focus. Without this delay the Orca screen reader would
 * announce neither the dialog's name nor the picture's.
 */
const FOCUS_MS = 50;

/**
 * Returns the inline styles of the picture's frame. Few visitors open this dialog, so the styles are not in the
 * pages' style sheets. If the picture scrolls, it has no round corners, because they would cut off the scrollbar.
 */
const frameStyle = (borderRadius: number): CSSProperties => ({
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - var(--above) - 8px)',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  borderRadius,
});

const PICTURE_WIDTH = 'min(640px, 100vw - 16px, (100dvh - var(--above) - 8px) / 2)';

interface PictureDialogProps {
  /** The picture to show; undefined while the dialog is closed. */
  readonly picture: EnlargedPicture | undefined;
  readonly onClose: () => void;
}

/**
 * A native dialog with an enlarged screenshot. If the whole picture does not fit in the window, the picture
 * scrolls. The picture gets the focus, so that the arrow keys scroll it. While the dialog fades out, it still
 * shows the last picture, although `picture` is already undefined.
 */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(picture);
  if (picture && picture !== shown) setShown(picture);
  const { width = 0, height = 0 } = shown ?? {};
  // `isWhole` changes with the height of the window, for example when a phone is rotated.
  const [above, beside] = AROUND.map((around) => `(min-height: ${height * WHOLE_FROM + around}px)`);
  const isWhole = useMediaQuery(
    `${above}, (orientation: landscape) and (min-width: 544px) and ${beside}`,
  );

  useEffect(() => {
    const element = dialog.current;
    if (!picture || !element) return;
    openModal(element);
    const timer = setTimeout(() => frame.current?.focus(), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [picture]);

  if (!shown) return null;
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      closedby="any"
      aria-label="Увеличенный снимок"
      onClose={onClose}
      className="dialog enlarged"
    >
      <div
        ref={frame}
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
          style={{ width: isWhole ? PICTURE_WIDTH : width * SCROLLED }}
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
