import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themedIconSvg } from './mark-svg';
import { iconRecord } from '@/lib/brand/icons';

/** Files in which the owner may put an icon; only one of them may exist. */
export const ownIconPaths = ['lib/content/icon.svg', 'lib/content/icon.png'] as const;

/** The owner's icon file. */
export interface OwnIcon {
  readonly path: (typeof ownIconPaths)[number];
  readonly content: Buffer;
}

/**
 * Finds the owner's icon; without one the site's own mark is used.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence when there are two
 */
export function findOwnIcon(root: string): OwnIcon | undefined {
  const [found, other] = ownIconPaths.filter((file) => existsSync(path.join(root, file)));
  if (found && other) throw new Error(`Иконок две: ${found} и ${other}. Оставьте одну.`);
  return found && { path: found, content: readFileSync(path.join(root, found)) };
}

/** Digest of the icons' source: the owner's file, or our mark in its colours. */
export const digestOf = (icon: OwnIcon | undefined): string =>
  createHash('sha256')
    .update(icon?.content ?? themedIconSvg())
    .digest('hex')
    .slice(0, 16);

/**
 * Checks that the icons were made from the present picture and colours.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence when they were not
 */
export function checkIcons(root: string): void {
  const icon = findOwnIcon(root);
  if (iconRecord.digest === digestOf(icon)) return;
  const former = iconRecord.own
    ? 'вашей иконки в lib/content больше нет'
    : 'цвета знака изменились';
  const change = icon ? `${icon.path} изменился` : former;
  throw new Error(`Иконки сайта прежние, а ${change}: выполните npm run icon.`);
}
