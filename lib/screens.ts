import { type Slide } from '@/lib/content/slide';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';

/** A picture of the app in `public/screens/`; sizes are CSS pixels of the 1x file. */
export interface Screen {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of a slide, which shows a phone. */
export const slideScreen = ({ img, alt }: Pick<Slide, 'img' | 'alt'>): Screen => ({
  id: img,
  alt,
  width: 320,
  height: 640,
});

/** Every picture by its name: the slides' and the one of the Windows program. */
export const screens: ReadonlyMap<string, Screen> = new Map(
  [...slides.map(slideScreen), windows.picture].map((screen) => [screen.id, screen]),
);
