import { digestOf, findOwnIcon } from './own-icon';
import { iconRecord } from '@/lib/brand/icons';

/**
 * Looks whether the icons are of the picture and the colours as they are now.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence when they are not
 */
export function checkIcons(root: string): void {
  const icon = findOwnIcon(root);
  if (iconRecord.digest === digestOf(icon)) return;
  const what = icon
    ? `${icon.path} изменился`
    : iconRecord.own
      ? 'вашей иконки в lib/content больше нет'
      : 'цвета знака изменились';
  throw new Error(`Иконки сайта прежние, а ${what}: выполните npm run icon.`);
}
