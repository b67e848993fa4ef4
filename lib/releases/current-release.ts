import { type Release } from '@/lib/product/schema';

/**
 * The release that is offered now.
 *
 * @param releases newest first, as the product file has them
 * @throws Error when there is none, which the schema of the product file rules out
 */
export function currentRelease(releases: readonly Release[]): Release {
  const [current] = releases;
  if (!current) throw new Error('lib/content/product.json has no release.');
  return current;
}
