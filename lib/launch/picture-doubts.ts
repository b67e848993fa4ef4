import { filesIn } from '@/lib/owner-files/folder';
import { pictureSize } from '@/lib/owner-files/read-picture';
import { type Programs } from '@/lib/programs/programs';
import { originalOf, ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { pictureWidths } from '@/lib/screenshots/picture-files';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { windows } from '@/lib/words/windows';

const sizeOf = async (file: string) => ({ file, ...(await pictureSize(file)) });

/** Returns Russian sentences about screenshots that would be blurred, or unlike each other. */
export async function pictureDoubts(site: Programs): Promise<string[]> {
  const names = filesIn(ORIGINALS_FOLDER);
  const doubts = shownScreenshots(site).map(async (id) => {
    const isPhone = id !== windows.picture.id;
    const least = 2 * pictureWidths[isPhone ? 'slide' : 'windows'];
    const files = (['light', 'dark'] as const).flatMap(
      (theme) => originalOf(id, theme, names) ?? [],
    );
    const pictures = await Promise.all([...new Set(files)].map(sizeOf));
    const [light, dark] = pictures;
    const differ = dark && (light?.width !== dark.width || light.height !== dark.height);
    return [
      ...pictures.flatMap(({ file, width, height }) => [
        width < least && `${file}: ширина ${width}, а для чётких экранов нужна от ${least}`,
        isPhone && width > height && `${file}: снимок телефона шире, чем выше`,
      ]),
      differ &&
        `${dark.file}: размер ${dark.width} × ${dark.height}, а у светлого снимка — ${light?.width} × ${light?.height}`,
    ];
  });
  const found = (await Promise.all(doubts)).flat().filter(Boolean);
  return found.map((doubt) => `${doubt}.`);
}
