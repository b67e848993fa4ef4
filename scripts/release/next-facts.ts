import path from 'node:path';
import { setType } from '../typography/set-type';
import { type ReleaseDraft } from './draft';
import { type Facts } from '@/lib/content/facts-schema';
import { measureFile } from '@/lib/installer/installer-mismatch';
import { parseFacts } from '@/lib/product/parse';

/** Name in public/downloads/: that of the former installer with the new version. */
function installerName(former: string, version: string, source: string): string {
  const stem = former.replace(/(-[\d.]+)?\.\w+$/, '');
  return `${stem}-${version}${path.extname(source).toLowerCase()}`;
}

/**
 * The facts with one release more; its changes are set by the rules of Russian type, names stay.
 *
 * @param today day of the edit
 * @param data content of the draft's installer
 * @throws Error with a Russian sentence when the result is no fact file
 */
export function nextFacts(facts: Facts, draft: ReleaseDraft, today: string, data?: Buffer): Facts {
  const { platform, version, date, installer } = draft;
  const changes = draft.changes.map(({ kind, text }) => ({ kind, text: setType(text) }));
  const replaced = installer &&
    data && {
      installer: {
        file: installerName(facts.windows.installer.file, version, installer.path),
        ...measureFile(data),
        signedBy: installer.signedBy,
      },
    };
  const releases = [{ version, date, changes }, ...facts[platform].releases];
  return parseFacts({
    ...facts,
    updated: today,
    [platform]: { ...facts[platform], ...replaced, releases },
  });
}
