import { originalOf, themes } from '@/lib/screenshots/files';

/**
 * Screenshots that are drawn by us because the owner has given no picture of the app.
 *
 * @param ids names of the screenshots on the pages
 * @param originals names of the files in screenshots/
 */
export function screenshotProblems(ids: readonly string[], originals: readonly string[]): string[] {
  const drawn = ids.filter((id) =>
    themes.some((theme) => originalOf(id, theme, originals) === undefined),
  );
  if (drawn.length === 0) return [];
  return [
    `Нарисованы нами, а не сняты в приложении (${drawn.length}): ${drawn.join(', ')}. Положите снимки в screenshots/.`,
  ];
}
