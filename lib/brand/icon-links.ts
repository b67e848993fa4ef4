import { type Metadata } from 'next';
import { siteIcons } from './site-icons';
import { assetPath } from '@/lib/urls/asset-path';

const sides = (size: number) => `${size}x${size}`;

/**
 * Icons for the head of every page. Next leaves out its own link to app/icon.svg as soon as a page
 * names any icon, hence the three of them here.
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
