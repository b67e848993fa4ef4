import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { roundButtonStyle } from './carousel-controls';
import { useMediaQuery } from './use-media-query';
import { CloseIcon } from '@/components/ui/icons';
import { DESCRIPTION, PICTURE_LINK } from '@/lib/browser/carousel/parts';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { openModal } from '@/lib/browser/open-panels';
import { enlargedUrl } from '@/lib/browser/urls/enlarged-url';

/** If the window is high enough for a picture enlarged by this factor, the whole picture is shown. */
const WHOLE_FROM = 1.25;

/** In a window that is not high enough, a picture is enlarged by this factor, and the visitor scrolls it. */
const SCROLLED = 1.5;

/** Windows in which the close button is beside the picture, as on a phone held sideways. In others it is above. */
const BESIDE = '(orientation: landscape) and (min-width: 544px)';

/** Space below the picture in CSS pixels. */
const BELOW = 8;

// Few visitors open this dialog, so its styles are not in the pages' style sheets.
const dialogStyle = { maxWidth: 'none', maxHeight: 'none', margin: 'auto', background: 'none' };
const frameStyle = { maxWidth: '100%', overflow: 'hidden auto', overscrollBehavior: 'contain' };
const buttonStyle = {
  beside: { position: 'absolute', top: 0, left: 'calc(100% + 8px)' },
  above: { position: 'absolute', right: 0, bottom: 'calc(100% + 8px)' },
} as const;

/** Milliseconds after which the picture gets the focus. Without this delay Orca would announce no names. */
const FOCUS_MS = 50;

const pictureOf = (link: Element, image: HTMLImageElement) => ({
  // This address has the format and theme that the browser has chosen.
  src: enlargedUrl(image.currentSrc),
  description: link.querySelector(DESCRIPTION)?.textContent ?? '',
  // In CSS pixels. A phone held sideways shows the picture smaller than it is.
  width: Math.max(image.width, image.naturalWidth),
  height: Math.max(image.height, image.naturalHeight),
});

type EnlargedPicture = ReturnType<typeof pictureOf>;

/** Returns the picture to show in the dialog, and the listener for clicks on the slides, whose links work without it. */
export function useEnlargedPicture() {
  const [picture, setPicture] = useState<EnlargedPicture>();

  function enlarge(event: MouseEvent) {
    const link = (event.target as Element).closest(PICTURE_LINK);
    const image = link?.querySelector('img');
    if (!link || !image?.currentSrc || !isUnmodified(event)) return;
    event.preventDefault();
    setPicture(pictureOf(link, image));
  }

  return [picture, enlarge] as const;
}

/** A dialog with an enlarged screenshot, which opens for each new object `picture`. Arrow keys scroll the picture. */
export function PictureDialog({ picture }: { readonly picture: EnlargedPicture }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { src, description, width, height } = picture;
  const isBeside = useMediaQuery(BESIDE);
  const above = isBeside ? BELOW : 64;
  const largest = `100dvh - ${above + BELOW}px`;
  const isWhole = useMediaQuery(`(min-height: ${height * WHOLE_FROM + above + BELOW}px)`);
  const wholeWidth = `min(640px, 100vw - 16px, (${largest}) / var(--phone-shape))`;
  const shownWidth = isWhole ? wholeWidth : width * SCROLLED;

  useEffect(() => {
    openModal(dialog.current!);
    const timer = setTimeout(() => dialog.current!.open && frame.current!.focus(), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [picture]);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label="Увеличенный снимок"
      className="dialog"
      style={{ ...dialogStyle, inset: `${above}px 0 ${BELOW}px`, overflow: 'visible' }}
    >
      <div
        ref={frame}
        role="group"
        aria-label={description}
        tabIndex={0}
        // Round corners would cut off the scrollbar.
        className={isWhole ? 'rounded-phone' : ''}
        style={{ ...frameStyle, maxHeight: `calc(${largest})` }}
      >
        <img src={src} alt="" width={width} height={height} style={{ width: shownWidth }} />
      </div>
      <button
        type="button"
        aria-label="Закрыть"
        onClick={() => dialog.current?.close()}
        className={`${roundButtonStyle} raised`}
        style={isBeside ? buttonStyle.beside : buttonStyle.above}
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}
