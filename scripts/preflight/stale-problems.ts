import { type BuildStamp, digestOfPages, type Sources } from '../build-stamp';
import { EXPORT_FOLDER } from '../folders';
import { type BuiltSite } from './link-problems';

/** At most so many changes are named in the sentence. */
const NAMED = 5;

const changedKeys = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => one[key] !== other[key],
  );

const quoted = (value = '') => (value === '' ? 'пусто' : `«${value}»`);

/**
 * Whether the export is of other settings and files than the present ones.
 *
 * @param built undefined: there is no export
 * @param stamp of the last build; undefined: there was none
 */
export function staleProblems(
  built: BuiltSite | undefined,
  stamp: BuildStamp | undefined,
  now: Sources,
): string[] {
  if (!built) return [];
  if (stamp?.pages !== digestOfPages(built.pages)) {
    return [`В ${EXPORT_FOLDER}/ не то, что сделала последняя сборка: выполните npm run build.`];
  }
  const changes = [
    ...changedKeys(stamp.settings, now.settings).map(
      (name) =>
        `${name} (собрано ${quoted(stamp.settings[name])}, теперь ${quoted(now.settings[name])})`,
    ),
    ...changedKeys(stamp.files, now.files),
  ];
  if (changes.length === 0) return [];
  const rest = changes.length > NAMED ? ` и ещё ${changes.length - NAMED}` : '';
  return [
    `С тех пор, как сайт собран, изменилось: ${changes.slice(0, NAMED).join(', ')}${rest}; выполните npm run build.`,
  ];
}
