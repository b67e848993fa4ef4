import { askChanges } from './ask-changes';
import { type DraftInstaller, type PlatformId, type ReleaseDraft } from './draft';
import { type Ask } from './open-asker';
import {
  changesProblem,
  dateProblem,
  installerProblem,
  isPlatform,
  noteProblem,
  platformProblem,
  type Problem,
  versionProblem,
} from './problems';
import { type ReleaseFlags } from './read-release-flags';
import { type Facts } from '@/lib/content/facts-schema';

interface DraftSource {
  readonly flags: ReleaseFlags;
  readonly ask: Ask;
  readonly facts: Facts;
  /** The day, for a date that is not given. */
  readonly today: string;
  readonly tell: (sentence: string) => void;
}

/** A flag's value, which must be right, or the answer to a question, which is put until it is. */
async function valueOf(
  { ask, tell }: DraftSource,
  flag: string | undefined,
  question: string,
  problemOf: (text: string) => Problem,
  fallback = '',
): Promise<string> {
  if (flag !== undefined) {
    const problem = problemOf(flag);
    if (problem) throw new Error(problem);
    return flag;
  }
  for (;;) {
    const answer = (await ask(question)) || fallback;
    const problem = problemOf(answer);
    if (!problem) return answer;
    tell(problem);
  }
}

async function platformOf(source: DraftSource): Promise<PlatformId> {
  const question = 'Платформа (android или windows):';
  const text = await valueOf(source, source.flags.platform, question, platformProblem);
  return isPlatform(text) ? text : 'android';
}

async function installerOf(source: DraftSource): Promise<DraftInstaller> {
  const { flags, ask } = source;
  const question = 'Путь к установщику (.exe, .msi или .zip):';
  const path = await valueOf(source, flags.installer, question, installerProblem);
  const signedBy =
    flags.signedBy ??
    // All by flags: nobody is there to answer.
    (flags.installer === undefined
      ? await ask('Имя в цифровой подписи файла (пусто — не подписан):')
      : '');
  return { path, signedBy: signedBy.trim() };
}

async function changesOf({ flags, ask, tell }: DraftSource) {
  const changes = flags.changes.length > 0 ? flags.changes : await askChanges(ask, tell);
  const problem =
    changesProblem(changes) ?? changes.map(({ text }) => noteProblem(text)).find(Boolean);
  if (problem) throw new Error(problem);
  return changes;
}

/**
 * Takes a release from the flags and asks for what they do not say.
 *
 * @throws Error with a Russian sentence when a flag is wrong or the input ends
 */
export async function completeDraft(source: DraftSource): Promise<ReleaseDraft> {
  const { flags, facts, today } = source;
  const platform = await platformOf(source);
  const version = await valueOf(source, flags.version, 'Версия:', (text) =>
    versionProblem(text, platform, facts),
  );
  const question = `Дата выпуска (пусто — ${today}):`;
  const date = await valueOf(source, flags.date, question, dateProblem, today);
  const changes = await changesOf(source);
  if (platform === 'android') return { platform, version, date, changes };
  return { platform, version, date, changes, installer: await installerOf(source) };
}
