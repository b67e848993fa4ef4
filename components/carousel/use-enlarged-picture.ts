import { useState, type MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { enlargedUrl } from '@/lib/screenshots/files';

/** Least enlargement of a picture that is shown whole; in a lower window the picture scrolls instead. */
const WHOLE_FROM = 1.25;

/** Enlargement of a picture that scrolls. */
const SCROLLED = 1.5;

/** Height of the button and the space around it at most, in CSS pixels. */
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
 * Opens pictures in a dialog instead of following their links. The browser handles the click if it
 * has a modifier key, and if it has not chosen a file for the picture yet.
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
