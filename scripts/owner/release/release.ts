import { existsSync, readFileSync } from 'node:fs';
import { type Ask, isYes } from './checks';
import { readFlags } from './flags';
import { nextProduct } from './next-product';
import { summary } from './summary';
import { writeRelease } from './write-release';
import { isPlaceholder } from '@/lib/installer/verify';
import { readProduct } from '@/lib/product/read';
import { type Product } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Returns the file names of the installers that visitors can download. */
const installersOf = ({ windows: { installer, former } }: Product): string[] =>
  [installer, former].flatMap((one) => one?.file ?? []);

/**
 * Adds a release to the product file. Asks and checks everything before it writes anything.
 *
 * @param today such as 2026-11-21
 * @returns whether the release was written
 * @throws Error with a Russian sentence; no file has changed then
 */
export async function release(args: string[], today: string, ask: Ask): Promise<boolean> {
  const given = readFlags(args);
  const product = readProduct('.');
  const { installer, releases } = product.windows;
  const present = DOWNLOADS_FOLDER + installer.file;
  const exists = existsSync(present);
  const isSample = exists && isPlaceholder(readFileSync(present));
  const former = exists && !isSample ? releases[0]?.version : undefined;
  const added = await nextProduct(product, given, today, ask, former);
  const { next, data } = added;
  // The current installer is removed only if it is a placeholder or if the owner agrees to its removal.
  const removed =
    data && (isSample || former)
      ? installersOf(product).filter((file) => !installersOf(next).includes(file))
      : [];
  console.log(summary(product, added, removed));
  const isConfirmed = given.flags.has('yes') || isYes(await ask('Записать? (да/нет)'));
  if (isConfirmed) writeRelease(next, removed, data);
  return isConfirmed;
}
