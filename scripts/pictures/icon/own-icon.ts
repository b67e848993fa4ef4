import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../shared/digest';
import { checkPictureNames } from '../check-picture';
import { themedIconSvg } from './mark-svg';
import { iconRecord } from '@/lib/brand/icons';

/** Files in which the owner may put an icon; only one of them may exist. */
export const ownIconPaths = ['lib/content/icon.svg', 'lib/content/icon.png'] as const;

/** The owner's icon file. */
export interface OwnIcon {
  readonly path: string;
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
  checkPictureNames(root, ownIconPaths);
  const [found, other] = ownIconPaths.filter((file) => existsSync(path.join(root, file)));
  if (found && other) throw new Error(`Иконок две: ${found} и ${other}. Оставьте одну.`);
  return found && { path: found, content: read(path.join(root, found)) };
}

/** What the icons are made of: the owner's file, or our mark in its colours. */
export const recordOf = (icon: OwnIcon | undefined): typeof iconRecord => ({
  own: icon !== undefined,
  digest: digestOf([icon?.content ?? themedIconSvg()]),
});

/**
 * Checks that the icons were made from the present picture and colours.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence when they were not
 */
export function checkIcons(root: string): void {
  const icon = findOwnIcon(root);
  if (iconRecord.digest === recordOf(icon).digest) return;
  const former = iconRecord.own
    ? 'вашей иконки в lib/content больше нет'
    : 'цвета знака изменились';
  const change = icon ? `${icon.path} изменился` : former;
  throw new Error(`Иконки сайта прежние, а ${change}: выполните npm run icon.`);
}
