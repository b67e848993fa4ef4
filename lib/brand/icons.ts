import { type Metadata } from 'next';
import { assetPath } from '@/lib/urls/site-urls';

/** Addresses of the icon files that the build draws. Each `size` is the side of the square in pixels. */
export const siteIcons = {
  /** The file also contains smaller pictures; `size` is the side of the largest. */
  favicon: { path: '/favicon.ico', size: 48 },
  vector: '/icon.svg',
  appleTouch: { path: '/icons/apple-touch-icon.png', size: 180 },
  /** Tiles with rounded corners, which launchers show without cropping. */
  any: [
    { path: '/icons/icon-192.png', size: 192 },
    { path: '/icons/icon-512.png', size: 512 },
  ],
  /** Squares without rounded corners, which launchers crop to their own shape. */
  maskable: [
    { path: '/icons/maskable-192.png', size: 192 },
    { path: '/icons/maskable-512.png', size: 512 },
  ],
} as const;

const sides = (size: number) => `${size}x${size}`;

/**
 * Returns the icon links for the head of every page.
 *
 * @param basePath sub-path of the site, as in the settings
 */
export function iconLinks(basePath: string): Metadata['icons'] {
  const { favicon, vector, appleTouch } = siteIcons;
  return {
    icon: [
      // Without `sizes` Chromium would prefer the ICO file to the SVG.
      { url: assetPath(basePath, favicon.path), sizes: sides(favicon.size) },
      { url: assetPath(basePath, vector), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: assetPath(basePath, appleTouch.path), sizes: sides(appleTouch.size) },
  };
}
