import { type Metadata } from 'next';
import { assetPath } from '@/lib/urls/site-urls';

/** Addresses of the icon files, which the build draws; sizes are sides in pixels. */
export const siteIcons = {
  /** Holds smaller pictures too. */
  favicon: { path: '/favicon.ico', size: 48 },
  vector: '/icon.svg',
  appleTouch: { path: '/icons/apple-touch-icon.png', size: 180 },
  /** Rounded tiles, shown as they are. */
  any: [
    { path: '/icons/icon-192.png', size: 192 },
    { path: '/icons/icon-512.png', size: 512 },
  ],
  /** Full squares that a launcher cuts to its own shape. */
  maskable: [
    { path: '/icons/maskable-192.png', size: 192 },
    { path: '/icons/maskable-512.png', size: 512 },
  ],
} as const;

const sides = (size: number) => `${size}x${size}`;

/**
 * Icons for the head of every page.
 *
 * @param basePath sub-path of the site, as in the settings
 */
export function iconLinks(basePath: string): Metadata['icons'] {
  const { favicon, vector, appleTouch } = siteIcons;
  return {
    icon: [
      // A size, or Chromium would take the ICO file before the vector one.
      { url: assetPath(basePath, favicon.path), sizes: sides(favicon.size) },
      { url: assetPath(basePath, vector), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: assetPath(basePath, appleTouch.path), sizes: sides(appleTouch.size) },
  };
}
