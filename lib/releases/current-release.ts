import { type Release } from '@/lib/content/facts-schema';

/**
 * The release that is offered now.
 *
 * @param releases newest first, as the fact file has them
 * @throws Error when there is none, which the schema of the fact file rules out
 */
export function currentRelease(releases: readonly Release[]): Release {
  const [current] = releases;
  if (!current) throw new Error('lib/content/facts.json has no release.');
  return current;
}
