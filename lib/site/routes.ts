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

export const CHANGES_FEED = '/changes/feed.xml';

export const downloadPath = (file: string) => `/downloads/${file}`;

export const DOWNLOADS_FOLDER = `public${downloadPath('')}`;
