import { existsSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inKb, priceOf, usualBytes } from '../../owner/screenshots/weight';
import { EXPORT_FOLDER } from '../../shared/folders';
import { readPages } from '../export/find-pages';
import { pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { routes } from '@/lib/site/routes';

/** A file with its size and its size limit (`usual`), both in bytes after compression. */
type WeighedFile = ReturnType<typeof weighPages>[number];

/** Returns the size limit of a page with sample texts, in bytes after brotli. @param name path in the export */
export const usualPageBytes = (name: string): number =>
  `/${name}` === `${routes.android}index.html` ? 14_850 : 10_240;

const weighPages = () =>
  [...readPages()].map(([name, html]) => ({
    file: `${EXPORT_FOLDER}/${name}`,
    bytes: brotliCompressSync(html).length,
    usual: usualPageBytes(name),
  }));

/** Weighs the screenshots as AVIF, the format that almost every visitor gets. */
const weighPictures = (ids: readonly string[]) =>
  ids
    .flatMap((id) => screenshots.get(id) ?? [])
    .flatMap((screenshot) =>
      pictureFiles(screenshot.id).flatMap(({ format, name, density }) => {
        const file = `${PUBLISHED_FOLDER}/${name}`;
        if (format !== 'avif' || !existsSync(file)) return [];
        return { file, bytes: statSync(file).size, usual: usualBytes(screenshot, density) };
      }),
    );

const describe = ({ file, bytes, usual }: WeighedFile) =>
  `${file}: ${inKb(bytes)} КБ, ${priceOf(bytes - usual)}.`;

/** Whether a file is so far above its size limit that a visitor would notice. */
const isHeavy = ({ bytes, usual }: WeighedFile) => bytes > usual * 1.25;

/**
 * Returns Russian remarks on files far above their size limit: one per page, and one for all screenshots.
 *
 * @param ids ids of the screenshots that the site shows
 */
export function weightRemarks(ids: readonly string[]): string[] {
  const pictures = weighPictures(ids)
    .filter(isHeavy)
    .sort((one, other) => other.bytes - other.usual - (one.bytes - one.usual));
  const remarks = weighPages().filter(isHeavy).map(describe);
  if (!pictures[0]) return remarks;
  const most = `Самая тяжёлая — ${describe(pictures[0])}`;
  return [...remarks, `Файлов картинок тяжелее обычного: ${pictures.length}. ${most}`];
}
