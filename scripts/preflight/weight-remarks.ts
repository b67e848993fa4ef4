import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { EXPORT_FOLDER } from '../folders';
import { inKb, priceOf, usualBytes } from '../pictures/screenshots/weight';
import { type BuiltSite } from './link-problems';
import { pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { routes } from '@/lib/site/routes';

/** A file, its bytes as they are sent, and the usual upper limit for its kind. */
export interface WeighedFile {
  readonly file: string;
  readonly bytes: number;
  readonly usual: number;
}

/** The most bytes (brotli) that a page with as many words as the sample takes. @param name path in the export */
export const usualPageBytes = (name: string): number =>
  `/${name}` === `${routes.android}index.html` ? 14_850 : 10_240;

export const weighPages = (built: Pick<BuiltSite, 'pages'> | undefined): WeighedFile[] =>
  [...(built?.pages ?? [])].map(([name, html]) => ({
    file: `${EXPORT_FOLDER}/${name}`,
    bytes: brotliCompressSync(html).length,
    usual: usualPageBytes(name),
  }));

/** The screenshots as AVIF, the format that almost every visitor gets. @param root folder of the project */
export const weighPictures = (root: string, ids: readonly string[]): WeighedFile[] =>
  ids.flatMap((id) =>
    pictureFiles(id)
      .filter(({ format }) => format === 'avif')
      .flatMap(({ name, density }) => {
        const file = `${PUBLISHED_FOLDER}/${name}`;
        const screenshot = screenshots.get(id);
        const stats = statSync(path.join(root, file), { throwIfNoEntry: false });
        return screenshot && stats
          ? { file, bytes: stats.size, usual: usualBytes(screenshot, density) }
          : [];
      }),
  );

const describe = ({ file, bytes, usual }: WeighedFile) =>
  `${file}: ${inKb(bytes)} КБ, ${priceOf(bytes - usual)}.`;

/** So much more is not worth a remark: no visitor notices it. */
const isHeavy = ({ bytes, usual }: WeighedFile) => bytes > usual * 1.25;

/** What the owner's words and pictures cost a visitor, in Russian sentences; empty: no more than usual. */
export function weightRemarks(
  pages: readonly WeighedFile[],
  pictures: readonly WeighedFile[],
): string[] {
  const heavy = pictures
    .filter(isHeavy)
    .sort((one, other) => other.bytes - other.usual - (one.bytes - one.usual));
  return [
    ...pages.filter(isHeavy).map(describe),
    ...heavy
      .slice(0, 1)
      .map(
        (file) =>
          `Файлов картинок тяжелее обычного: ${heavy.length}. Самая тяжёлая — ${describe(file)}`,
      ),
  ];
}
