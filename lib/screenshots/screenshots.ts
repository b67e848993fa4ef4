import { type Slide } from '@/lib/content/slide';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';

/** A picture of the app; sizes are CSS pixels of the 1x file. */
export interface Screenshot {
  /** The beginning of its files' names, see files.ts. */
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of a slide, which shows a phone. */
export const slideScreenshot = ({ img, alt }: Pick<Slide, 'img' | 'alt'>): Screenshot => ({
  id: img,
  alt,
  width: 320,
  height: 640,
});

/** Every picture by its id: the slides' and the one of the Windows program. */
export const screenshots: ReadonlyMap<string, Screenshot> = new Map(
  [...slides.map(slideScreenshot), windows.picture].map((screenshot) => [
    screenshot.id,
    screenshot,
  ]),
);
