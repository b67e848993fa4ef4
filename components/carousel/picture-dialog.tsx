import { useEffect, useRef, useState } from 'react';
import { type EnlargedPicture } from './use-enlarged-picture';
import { CloseIcon } from '@/components/ui/icons';

interface PictureDialogProps {
  /** What to show; undefined: closed. */
  readonly picture: EnlargedPicture | undefined;
  readonly onClose: () => void;
}

/** A screenshot as large as the window allows, in a native dialog. Keeps its picture while it fades. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(picture);
  if (picture && picture !== shown) setShown(picture);

  useEffect(() => {
    if (picture) dialog.current?.showModal();
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
      <img src={shown.src} alt={shown.alt} width={640} height={1280} />
      <button
        type="button"
        aria-label="Закрыть"
        onClick={() => dialog.current?.close()}
        className="carousel-button raised"
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}
