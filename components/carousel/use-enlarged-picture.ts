import { useState, type MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { enlargedUrl } from '@/lib/screenshots/files';

/** How much larger the picture is shown at least. */
const ENLARGEMENT = 1.5;

/** A picture shown large. */
export interface EnlargedPicture {
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels. */
  readonly minWidth: number;
}

/** The same picture at twice the size, in the format and theme that the browser chose. */
const enlarge = ({ currentSrc, alt, width }: HTMLImageElement): EnlargedPicture => ({
  src: enlargedUrl(currentSrc),
  alt,
  minWidth: width * ENLARGEMENT,
});

/**
 * Opens pictures in a dialog instead of following their links; a modified click
 * keeps what the browser does with it, and so does a picture that it has not
 * chosen a file for yet.
 */
export function useEnlargedPicture() {
  const [picture, setPicture] = useState<EnlargedPicture>();

  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('.slide-phone');
    const image = link?.querySelector('img');
    if (!image?.currentSrc || !isPlainClick(event)) return;
    event.preventDefault();
    setPicture(enlarge(image));
  }

  return { picture, onClick, close: () => setPicture(undefined) } as const;
}
