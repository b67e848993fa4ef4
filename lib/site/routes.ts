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

/** The four links of the navigation, in their order. */
export const navigation = [
  { href: routes.home, label: 'Главная' },
  { href: routes.android, label: 'Для Android' },
  { href: routes.windows, label: 'Для Windows' },
  { href: routes.contacts, label: 'Контакты' },
] as const satisfies readonly { href: Route; label: string }[];

/** Links of the footer, after the support address. */
export const footerLinks = [
  { href: routes.changes, label: 'История изменений' },
  { href: routes.deletion, label: 'Удалить свои данные' },
  { href: routes.privacy, label: 'Конфиденциальность' },
] as const satisfies readonly { href: Route; label: string }[];
