import { useState, type MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { enlargedUrl } from '@/lib/screenshots/files';

/** How much larger than on the page a whole picture is at least; in a lower window it is scrolled. */
const WHOLE_FROM = 1.25;

/** How much larger a picture is that is scrolled. */
const SCROLLED = 1.5;

/** Height in CSS pixels that the button and the space around take at most. */
const AROUND = 72;

/** A picture shown large. */
export interface EnlargedPicture {
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels. */
  readonly minWidth: number;
}

/** The same picture at twice the size, in the format and theme that the browser chose. */
function enlarge({ currentSrc, alt, width, height }: HTMLImageElement): EnlargedPicture {
  const fitting = ((window.innerHeight - AROUND) * width) / height;
  const isWhole = fitting >= width * WHOLE_FROM;
  return { src: enlargedUrl(currentSrc), alt, minWidth: isWhole ? 0 : width * SCROLLED };
}

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
