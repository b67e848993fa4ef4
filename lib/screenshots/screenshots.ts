import { fallbackName } from './picture-files';
import { publishedPicture, webpSize } from './published';
import { type Programs } from '@/lib/programs/programs';
import { type ProgramId, programIds } from '@/lib/site/schema';
import { slides } from '@/lib/words/slides';
import { windows } from '@/lib/words/windows';

export type Screenshot = ReturnType<typeof windowsScreenshot>;

const sizeOf = (id: string) => webpSize(publishedPicture(fallbackName(id)));

/** Returns height / width of the phone frame: that of the first slide's picture. Others are set into it whole. */
export function phoneShape(): number {
  const { width, height } = slides[0] ? sizeOf(slides[0].img) : { width: 1, height: 2 };
  return height / width;
}

/** A slide's picture has no `alt`, because the link around it describes it. */
export const slideScreenshot = (id: string): Screenshot => ({ id, alt: '', ...sizeOf(id) });

export const windowsScreenshot = () => ({ ...windows.picture, ...sizeOf(windows.picture.id) });

const screenshots = {
  android: slides.map(({ img }) => img),
  windows: [windows.picture.id],
} satisfies Record<ProgramId, readonly string[]>;

/** Returns the ids of the screenshots that the site shows: those of the programs that exist. */
export const shownScreenshots = (site: Programs): readonly string[] => [
  ...new Set(programIds.flatMap((id) => (site[id] ? screenshots[id] : []))),
];
