import { useState, type MouseEvent } from 'react';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { enlargedUrl } from '@/lib/urls/enlarged-url';

/** A picture for the dialog. */
export interface EnlargedPicture {
  readonly src: string;
  readonly description: string;
  /** Size in CSS pixels of the picture in a slide that is not small, as on a phone held sideways. */
  readonly width: number;
  readonly height: number;
}

/** Returns the large version of a slide's picture, in the format and theme that the browser has chosen. */
const enlarge = (image: HTMLImageElement, description: string): EnlargedPicture => ({
  src: enlargedUrl(image.currentSrc),
  description,
  width: Math.max(image.width, image.naturalWidth),
  height: Math.max(image.height, image.naturalHeight),
});

/**
 * Opens pictures in a dialog instead of following their links. The browser follows the link if a modifier key
 * is pressed, or if the picture's `currentSrc` is still empty.
 */
export function useEnlargedPicture() {
  const [picture, setPicture] = useState<EnlargedPicture>();

  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('.slide-phone');
    const image = link?.querySelector('img');
    if (!image?.currentSrc || !isUnmodified(event)) return;
    event.preventDefault();
    setPicture(enlarge(image, link?.querySelector('span span')?.textContent ?? ''));
  }

  return { picture, onClick, close: () => setPicture(undefined) } as const;
}
