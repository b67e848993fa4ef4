import { readFile } from 'node:fs/promises';
import { type Ask } from './checks';
import { completeDraft } from './draft';
import { readReleaseFlags } from './flags';
import { nextProduct, summary } from './next-product';
import { writeRelease } from './write-release';
import { readProduct } from '@/lib/product/read';

/**
 * Adds a release to the product file. Everything is asked and checked before anything is written.
 *
 * @param root folder of the project
 * @param today such as 2026-11-21
 * @returns whether it was written
 * @throws Error with a Russian sentence; then everything is as it was
 */
export async function release(
  root: string,
  args: string[],
  today: string,
  ask: Ask,
): Promise<boolean> {
  const flags = readReleaseFlags(args);
  const product = readProduct(root);
  const draft = await completeDraft(flags, product, today, ask);
  const data = draft.installer && (await readFile(draft.installer.path));
  const next = nextProduct(product, draft, today, data);
  console.log(summary(product, next, draft.platform));
  const isConfirmed =
    flags.yes || /^(да|д|yes|y)$/i.test(await ask('Записать? (да/нет)', () => undefined));
  if (isConfirmed) writeRelease(root, product, next, data);
  return isConfirmed;
}
