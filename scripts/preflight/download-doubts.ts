import { statSync } from 'node:fs';
import { filesIn } from '@/lib/owner-files/folder';
import { downloadPath, DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { fileSize } from '@/lib/text/in-words';
import { exportedPages } from '@/scripts/shared/folders';

/** In bytes; Cloudflare counts in 1024, GitHub too. */
const hosts = [
  ['Cloudflare Pages', 25 * 1024 ** 2],
  ['GitHub', 100 * 1024 ** 2],
] as const;

/** Returns Russian sentences about files for download to which no page links, or which are too large for some hosts. */
export function downloadDoubts(): string[] {
  const pages = [...exportedPages().values()].join('');
  const names = filesIn(DOWNLOADS_FOLDER).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => {
    const { size } = statSync(DOWNLOADS_FOLDER + name);
    const refusing = hosts.filter(([, most]) => size > most).map(([host]) => host);
    return [
      ...(pages.includes(downloadPath(encodeURI(name))) ? [] : ['на него не ведёт ни одна ссылка']),
      ...(refusing[0] ? [`весит ${fileSize(size)}, такого не примет ${refusing.join(' и ')}`] : []),
    ].map((doubt) => `${DOWNLOADS_FOLDER}${name}: ${doubt}.`);
  });
}
