import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Ask, isYes } from './checks';
import { completeDraft } from './draft';
import { readReleaseFlags } from './flags';
import { installersOf, nextProduct, summary } from './next-product';
import { writeRelease } from './write-release';
import { isPlaceholder } from '@/lib/installer/verify';
import { readProduct } from '@/lib/product/read';
import { type Product } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** The present installer: whether it is a real program, and its version. */
async function readFormer(root: string, { windows: { installer, releases } }: Product) {
  const file = path.join(root, DOWNLOADS_FOLDER, installer.file);
  const isOurs = existsSync(file) && isPlaceholder(await readFile(file));
  return {
    isOurs,
    version: existsSync(file) && !isOurs ? releases[0]?.version : undefined,
  };
}

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
  const former = await readFormer(root, product);
  const draft = await completeDraft(flags, product, today, ask, former.version);
  const data = draft.installer && (await readFile(draft.installer.path));
  const next = nextProduct(product, draft, today, data);
  // Only the placeholder is removed without asking.
  const removed =
    data && (former.isOurs || former.version)
      ? installersOf(product).filter((file) => !installersOf(next).includes(file))
      : [];
  console.log(summary(product, next, draft, removed));
  const isConfirmed = flags.yes || isYes(await ask('Записать? (да/нет)', () => undefined));
  if (isConfirmed) writeRelease(root, next, removed, data);
  return isConfirmed;
}
