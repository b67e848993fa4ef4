/** Addresses of the icon files, made by `npm run icon`; sizes are sides in pixels. */
export const siteIcons = {
  /** Holds smaller pictures too. */
  favicon: { path: '/favicon.ico', size: 48 },
  /** Next serves app/icon.svg here. */
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
