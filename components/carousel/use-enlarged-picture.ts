import { useState, type MouseEvent } from 'react';
import { isPlainClick } from '@/lib/loader/is-plain-click';
import { enlargedUrl } from '@/lib/screenshots/files';

/** A picture shown large. */
export interface EnlargedPicture {
  readonly src: string;
  readonly alt: string;
}

/** The same picture at twice the size, in the format and theme that the browser chose. */
const enlarge = ({ currentSrc, alt }: HTMLImageElement): EnlargedPicture => ({
  src: enlargedUrl(currentSrc),
  alt,
});

/**
 * Opens pictures in a dialog instead of following their links; a modified click
 * keeps what the browser does with it.
 */
export function useEnlargedPicture() {
  const [picture, setPicture] = useState<EnlargedPicture>();

  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a[data-enlarge]');
    const image = link?.querySelector('img');
    if (!image || !isPlainClick(event)) return;
    event.preventDefault();
    setPicture(enlarge(image));
  }

  return { picture, onClick, close: () => setPicture(undefined) } as const;
}
