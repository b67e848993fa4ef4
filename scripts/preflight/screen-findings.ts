import { themes } from '../screens/picture';
import { ownPicture } from '../screens/sources';

/**
 * Screens that are drawn by us because the owner has given no picture of the app.
 *
 * @param ids names of the screens on the pages
 * @param ownFiles names of the files in screens/
 */
export function screenFindings(ids: readonly string[], ownFiles: readonly string[]): string[] {
  const drawn = ids.filter((id) =>
    themes.some((theme) => ownPicture(id, theme, ownFiles) === undefined),
  );
  if (drawn.length === 0) return [];
  return [
    `Нарисованы нами, а не сняты в приложении (${drawn.length}): ${drawn.join(', ')}. Положите снимки в screens/.`,
  ];
}
