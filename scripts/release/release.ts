import { readFile } from 'node:fs/promises';
import { type Ask } from './checks';
import { completeDraft } from './draft';
import { readReleaseFlags } from './flags';
import { nextProduct, summary } from './next-product';
import { writeRelease } from './write-release';
import { readProduct } from '@/lib/product/read';

export interface ReleaseOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly args: string[];
  readonly ask: Ask;
  readonly log: (text: string) => void;
  /** Such as 2026-11-21. */
  readonly today: string;
  /** Aborts; then nothing is changed. */
  readonly signal: AbortSignal;
}

/**
 * Adds a release to the product file. Everything is asked and checked before anything is written.
 *
 * @returns whether it was written
 * @throws Error with a Russian sentence; then everything is as it was
 */
export async function release(options: ReleaseOptions): Promise<boolean> {
  const { root, args, ask, log, today, signal } = options;
  const flags = readReleaseFlags(args);
  const product = readProduct(root);
  const draft = await completeDraft(flags, product, today, ask);
  const data = draft.installer && (await readFile(draft.installer.path));
  const next = nextProduct(product, draft, today, data);
  log(summary(product, next, draft.platform));
  const isConfirmed =
    flags.yes || /^(да|д|yes|y)$/i.test(await ask('Записать? (да/нет)', () => undefined));
  if (isConfirmed) await writeRelease({ root, before: product, after: next, data, signal, log });
  return isConfirmed;
}
