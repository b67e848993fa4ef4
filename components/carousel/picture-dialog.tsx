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
      className="dialog m-auto max-h-none max-w-none overflow-visible rounded-3xl bg-transparent"
    >
      <img
        src={shown.src}
        alt={shown.alt}
        width={640}
        height={1280}
        className="h-[min(80rem,calc(100dvh-2rem))] w-auto max-w-[calc(100vw-2rem)] rounded-3xl object-contain"
      />
      <button
        type="button"
        aria-label="Закрыть"
        onClick={() => dialog.current?.close()}
        className="carousel-button raised absolute top-3 right-3 flex"
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}
