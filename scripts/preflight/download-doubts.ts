import { filesIn } from '@/lib/owner-files/folder';
import { downloadPath, DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { exportedPages } from '@/scripts/shared/folders';

/** Returns Russian sentences about files for download to which no page links. */
export function downloadDoubts(): string[] {
  const pages = [...exportedPages().values()].join('');
  return filesIn(DOWNLOADS_FOLDER)
    .filter((name) => !name.startsWith('.') && !pages.includes(downloadPath(encodeURI(name))))
    .map((name) => `${DOWNLOADS_FOLDER}${name}: на него не ведёт ни одна ссылка.`);
}
