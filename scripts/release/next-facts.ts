import path from 'node:path';
import { setType } from '../typography/set-type';
import { type ReleaseDraft } from './draft';
import { type Facts, parseFacts } from '@/lib/content/facts-schema';
import { measureFile } from '@/lib/installer/installer-mismatch';

/** Name in public/downloads/: that of the former installer with the new version. */
function installerName(former: string, version: string, source: string): string {
  const stem = former.replace(/(-[\d.]+)?\.\w+$/, '');
  return `${stem}-${version}${path.extname(source).toLowerCase()}`;
}

/**
 * The facts with one release more; its changes are set by the rules of Russian type.
 *
 * @param today day of the edit
 * @param installerData content of the draft's installer
 * @throws Error with a sentence when the result is no fact file
 */
export function nextFacts(
  facts: Facts,
  draft: ReleaseDraft,
  today: string,
  installerData?: Buffer,
): Facts {
  const { platform, version, date, installer } = draft;
  const changes = draft.changes.map(({ kind, text }) => ({ kind, text: setType(text) }));
  const releases = [{ version, date, changes }, ...facts[platform].releases];
  const former = facts.windows.installer;
  const replaced = installer &&
    installerData && {
      installer: {
        file: installerName(former.file, version, installer.path),
        ...measureFile(installerData),
        signedBy: installer.signedBy,
      },
    };
  return parseFacts({
    ...facts,
    updated: today,
    [platform]: { ...facts[platform], ...replaced, releases },
  });
}
