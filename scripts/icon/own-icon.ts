import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themedIconSvg } from './mark-svg';

/** Where the owner lays an icon; one of the two. */
export const ownIconPaths = ['lib/content/icon.svg', 'lib/content/icon.png'] as const;

/** The owner's icon as it was laid. */
export interface OwnIcon {
  readonly path: (typeof ownIconPaths)[number];
  readonly content: Buffer;
}

/**
 * Finds the owner's icon.
 *
 * @param root folder of the project
 * @returns undefined: there is none, the site's own mark counts
 * @throws Error with a Russian sentence when there are two
 */
export function findOwnIcon(root: string): OwnIcon | undefined {
  const [found, other] = ownIconPaths.filter((file) => existsSync(path.join(root, file)));
  if (found && other) throw new Error(`Иконок две: ${found} и ${other}. Оставьте одну.`);
  return found && { path: found, content: readFileSync(path.join(root, found)) };
}

/** Digest of what the icons are made of: the owner's file, or our mark in its colours. */
export const digestOf = (icon: OwnIcon | undefined): string =>
  createHash('sha256')
    .update(icon?.content ?? themedIconSvg())
    .digest('hex')
    .slice(0, 16);
