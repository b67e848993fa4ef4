import { existsSync, readdirSync } from 'node:fs';

/** Matches names of files that systems, editors, office programs and downloads leave in folders. */
const LEFT_BEHIND =
  /^(\.DS_Store|\.(_|#|~lock\.).*|\..*\.sw\w|~\$.*|.*(~|\.(bak|crdownload|part|tmp))|Thumbs\.db|desktop\.ini)$/i;

/** Whether nobody has put a file of this name into a folder on purpose. */
export const isLeftBehind = (name: string) => LEFT_BEHIND.test(name);

/** Returns the sorted names in a folder, without files left behind; empty without the folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(/* turbopackIgnore: true */ folder)) return [];
  const names = readdirSync(/* turbopackIgnore: true */ folder);
  return names.filter((name) => !isLeftBehind(name)).sort();
}
