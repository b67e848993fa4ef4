import { type Slide } from '@/lib/content/slide';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';

/** A picture of the app. Width and height are the size of the 1x file in CSS pixels. */
export interface Screenshot {
  /** Beginning of the screenshot's file names (files.ts). */
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Returns a slide's picture. The picture has the proportions of a phone. */
export const slideScreenshot = ({ img, alt }: Pick<Slide, 'img' | 'alt'>): Screenshot => ({
  id: img,
  alt,
  width: 320,
  height: 640,
});

/** The pictures of the slides and the picture of the Windows program, by id. */
export const screenshots: ReadonlyMap<string, Screenshot> = new Map(
  [...slides.map(slideScreenshot), windows.picture].map((screenshot) => [
    screenshot.id,
    screenshot,
  ]),
);
