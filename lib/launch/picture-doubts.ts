import { filesIn } from '@/lib/owner-files/folder';
import { pictureSize } from '@/lib/owner-files/read-picture';
import { type Programs } from '@/lib/programs/programs';
import { originalOf, ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { pictureWidths } from '@/lib/screenshots/picture-files';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { windows } from '@/lib/words/windows';

/** Returns Russian sentences about screenshots that would be blurred, or unlike each other. */
export async function pictureDoubts(site: Programs): Promise<string[]> {
  const names = filesIn(ORIGINALS_FOLDER);
  const doubts = shownScreenshots(site).map(async (id) => {
    const file = originalOf(id, 'light', names);
    if (!file) return [];
    const isPhone = id !== windows.picture.id;
    const least = 2 * pictureWidths[isPhone ? 'slide' : 'windows'];
    const { width, height } = await pictureSize(file);
    const darkFile = originalOf(id, 'dark', names) ?? file;
    const dark = await pictureSize(darkFile);
    return [
      width < least && `${file}: ширина ${width}, а для чётких экранов нужна от ${least}.`,
      isPhone && width > height && `${file}: снимок телефона шире, чем выше.`,
      (dark.width !== width || dark.height !== height) &&
        `${darkFile}: размер не тот, что у светлого снимка.`,
    ];
  });
  return (await Promise.all(doubts)).flat().filter((doubt) => doubt !== false);
}
