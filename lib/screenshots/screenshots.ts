import { slides } from '../content/slides';
import { windows } from '../content/windows';
import { type PictureSize, pictureSize } from './picture-size';
import { type Slide } from '@/lib/content/slide';
import { type Site } from '@/lib/site/parse';

export interface Screenshot extends PictureSize {
  /** Beginning of the screenshot's file names (files.ts). */
  readonly id: string;
  readonly alt: string;
}

/** Returns the size of the phone frame: that of the first slide's picture. Other pictures are set into it whole. */
export const frameSize = (): PictureSize =>
  slides[0] ? pictureSize(slides[0].img) : { width: 320, height: 640 };

export const slideScreenshot = ({ img, alt }: Pick<Slide, 'img' | 'alt'>): Screenshot => ({
  id: img,
  alt,
  ...pictureSize(img),
});

export const windowsScreenshot = (): Screenshot => ({
  ...windows.picture,
  ...pictureSize(windows.picture.id),
});

/** Returns the ids of the screenshots that the site shows: those of the programs that exist. */
export const shownScreenshots = (site: Pick<Site, 'android' | 'windows'>): readonly string[] => [
  ...(site.android ? slides.map(({ img }) => img) : []),
  ...(site.windows ? [windows.picture.id] : []),
];
