import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Ask, isYes } from './checks';
import { readFlags } from './flags';
import { nextProduct } from './next-product';
import { summary } from './summary';
import { writeRelease } from './write-release';
import { isPlaceholder } from '@/lib/installer/verify';
import { readProduct } from '@/lib/product/read';
import { type Product } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Names of the installers that the site offers. */
const installersOf = ({ windows: { installer, former } }: Product): string[] =>
  [installer, former].flatMap((one) => one?.file ?? []);

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
  const given = readFlags(args);
  const product = readProduct(root);
  const { installer, releases } = product.windows;
  const present = path.join(root, DOWNLOADS_FOLDER, installer.file);
  const isThere = existsSync(present);
  const isOurs = isThere && isPlaceholder(readFileSync(present));
  const former = isThere && !isOurs ? releases[0]?.version : undefined;
  const { platform, version, next, data } = await nextProduct(product, given, today, ask, former);
  // Only the placeholder is removed without asking.
  const removed =
    data && (isOurs || former)
      ? installersOf(product).filter((file) => !installersOf(next).includes(file))
      : [];
  console.log(
    summary({ before: product, after: next, platform, version, removed, hasInstaller: !!data }),
  );
  const isConfirmed =
    given.flags.has('yes') || isYes(await ask('Записать? (да/нет)', () => undefined));
  if (isConfirmed) writeRelease(root, next, removed, data);
  return isConfirmed;
}
