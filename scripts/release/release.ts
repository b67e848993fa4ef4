import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { completeDraft } from './complete-draft';
import { nextFacts } from './next-facts';
import { type Ask } from './open-asker';
import { readReleaseFlags } from './read-release-flags';
import { type FileChange, replaceFiles } from './replace-files';
import { summary } from './summary';
import { type Facts, parseFacts } from '@/lib/content/facts-schema';

const FACTS_FILE = 'lib/content/facts.json';

export interface ReleaseOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly args: string[];
  readonly ask: Ask;
  readonly tell: (text: string) => void;
  /** Such as 2026-11-21. */
  readonly today: string;
  /** Looks at the files when they are in their places; throws to have them taken back. */
  readonly check: () => Promise<void>;
  /** Given to stop and to leave everything as it was. */
  readonly signal: AbortSignal;
}

/** As `npm run format` has it, see .prettierrc.json. */
const factsText = (facts: Facts) => `${JSON.stringify(facts, undefined, 2)}\n`;

function fileChanges(before: Facts, after: Facts, data?: Buffer): FileChange[] {
  const facts = { path: FACTS_FILE, content: factsText(after) };
  if (!data) return [facts];
  const pathOf = ({ windows }: Facts) => `public/downloads/${windows.installer.file}`;
  return [{ path: pathOf(before) }, { path: pathOf(after), content: data }, facts];
}

/**
 * Adds a release to the fact file and, for Windows, puts its installer in place of the former one.
 *
 * @returns whether it was written
 * @throws Error with a Russian sentence; then everything is as it was
 */
export async function release(options: ReleaseOptions): Promise<boolean> {
  const { root, args, ask, tell, today, check, signal } = options;
  const flags = readReleaseFlags(args);
  const facts = parseFacts(JSON.parse(await readFile(path.join(root, FACTS_FILE), 'utf8')));
  const draft = await completeDraft({ flags, ask, tell, facts, today });
  const data = draft.installer && (await readFile(path.resolve(draft.installer.path)));
  const next = nextFacts(facts, draft, today, data);
  tell(summary(facts, next, draft.platform));
  if (!flags.yes && !/^(да|д|yes|y)$/i.test(await ask('Записать? (да/нет)'))) return false;
  await replaceFiles(root, fileChanges(facts, next, data), check, signal);
  return true;
}
