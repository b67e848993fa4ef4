/** Addresses of the pages. They end in a slash, so that every static host answers without a redirect. */
export const routes = {
  home: '/',
  android: '/details/android/',
  windows: '/details/windows/',
  downloads: '/details/',
  contacts: '/help/',
  deletion: '/deleteUserData/',
  changes: '/changes/',
} as const;

export const files = {
  changesFeed: '/changes/feed.xml',
} as const;

const DOWNLOADS = '/downloads/';

export const DOWNLOADS_FOLDER = `public${DOWNLOADS}`;

/** Returns the address of a file to download; for an empty name, the address of the folder. */
export const downloadPath = (file: string) => `${DOWNLOADS}${file}`;

export type Route = (typeof routes)[keyof typeof routes];
