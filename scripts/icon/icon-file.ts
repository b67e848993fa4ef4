import { siteIcons } from '@/lib/brand/icons';

/** A made file, its path from the project's folder. */
export interface IconFile {
  readonly path: string;
  readonly content: string | Buffer;
}

/** Sides in pixels of the pictures in favicon.ico: a tab, a tab on a dense screen, a shortcut. */
export const faviconSizes = [16, 32, siteIcons.favicon.size] as const;
