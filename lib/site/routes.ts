/** Addresses of the site, in the folder form that every static host answers without a redirect. */
export const routes = {
  home: '/',
  android: '/details/android/',
  windows: '/details/windows/',
  downloads: '/details/',
  contacts: '/help/',
  deletion: '/deleteUserData/',
  changes: '/changes/',
  /** Only once there is a text: see published-pages.ts. */
  privacy: '/privacy/',
} as const;

/** Files for programs, beside the pages. */
export const files = {
  changesFeed: '/changes/feed.xml',
  versions: '/version.json',
} as const;

const DOWNLOADS = '/downloads/';

/** Where the installer is kept, from the folder of the project. */
export const DOWNLOADS_FOLDER = `public${DOWNLOADS}`;

/** Address of a file to download; of no file: of their folder. */
export const downloadPath = (file: string) => `${DOWNLOADS}${file}`;

export type Route = (typeof routes)[keyof typeof routes];
