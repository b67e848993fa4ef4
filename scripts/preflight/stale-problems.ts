import { presentStamp, readStamp } from '../build-stamp';
import { EXPORT_FOLDER } from '../folders';
import { variableNames } from '@/lib/settings/variables';

/** At most so many changes are named in the sentence. */
const NAMED = 5;

const quoted = (value = '') => (value === '' ? 'пусто' : `«${value}»`);

/** Whether the export is another one than that of the last build, or of other settings and files than the present ones. */
export function staleProblems(): string[] {
  const built = readStamp();
  const now = presentStamp();
  const isExported = (name: string) => name.startsWith(`${EXPORT_FOLDER}/`);
  const changes = Object.keys({ ...built, ...now })
    .filter((name) => built[name] !== now[name])
    // Programs that upload the folder leave files of their own in it, but no pages.
    .filter((name) => name in built || name.endsWith('.html') || !isExported(name));
  if (changes.some(isExported)) {
    return [`В ${EXPORT_FOLDER}/ не то, что сделала последняя сборка: выполните npm run build.`];
  }
  if (changes.length === 0) return [];
  const named = changes
    .slice(0, NAMED)
    .map((name) =>
      variableNames.includes(name)
        ? `${name} (собрано ${quoted(built[name])}, теперь ${quoted(now[name])})`
        : name,
    );
  const rest = changes.length > NAMED ? ` и ещё ${changes.length - NAMED}` : '';
  return [
    `С тех пор, как сайт собран, изменилось: ${named.join(', ')}${rest}; выполните npm run build.`,
  ];
}
