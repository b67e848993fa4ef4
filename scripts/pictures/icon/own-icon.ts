import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themedIconSvg } from './mark-svg';
import { iconRecord } from '@/lib/brand/icons';

/** Files in which the owner may put an icon; only one of them may exist. */
export const ownIconPaths = ['lib/content/icon.svg', 'lib/content/icon.png'] as const;

const CONTENT = 'lib/content';

/** What was meant for one of them. */
const OTHER_NAME = /^icon\.(jpe?g|webp|avif|gif|ico)$/i;

/** The owner's icon file. */
export interface OwnIcon {
  readonly path: (typeof ownIconPaths)[number];
  readonly content: Buffer;
}

/** The line ends of Windows are no other picture, and git changes them. */
function read(file: string): Buffer {
  const content = readFileSync(file);
  return file.endsWith('.svg') ? Buffer.from(content.toString().replaceAll('\r\n', '\n')) : content;
}

/**
 * Finds the owner's icon; without one the site's own mark is used.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence when there are two, or one of another format
 */
export function findOwnIcon(root: string): OwnIcon | undefined {
  const folder = path.join(root, CONTENT);
  const unknown = existsSync(folder) && readdirSync(folder).find((name) => OTHER_NAME.test(name));
  if (unknown) {
    throw new Error(
      `${CONTENT}/${unknown}: иконка бывает только icon.svg или icon.png; сохраните её в одном из этих форматов.`,
    );
  }
  const [found, other] = ownIconPaths.filter((file) => existsSync(path.join(root, file)));
  if (found && other) throw new Error(`Иконок две: ${found} и ${other}. Оставьте одну.`);
  return found && { path: found, content: read(path.join(root, found)) };
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
