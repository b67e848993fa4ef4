import { ANDROID_VERSION, product, settings, windowsRelease } from './published';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { downloads } from '@/lib/content/downloads';
import { home } from '@/lib/content/home';
import { privacy } from '@/lib/content/privacy';
import { resultPages } from '@/lib/content/result-pages';
import { windows } from '@/lib/content/windows';
import { hasPrivacyPage } from '@/lib/site/published-pages';

/** What an address must say: the words of lib/content, which the editor may change. */
interface ExpectedPage {
  readonly path: string;
  readonly h1: string;
  readonly texts: readonly string[];
}

const WINDOWS_VERSION = `Версия ${windowsRelease.version}`;

/** Pages that search engines may list; the addresses are spelled, for they never change. */
export const listedPages: readonly ExpectedPage[] = [
  { path: '/', h1: home.tagline, texts: [home.description] },
  { path: '/help/', h1: contacts.title, texts: [settings.supportEmail] },
  { path: '/details/', h1: downloads.title, texts: [android.title, windows.title] },
  { path: '/details/android/', h1: android.title, texts: [android.lead, ANDROID_VERSION] },
  {
    path: '/details/windows/',
    h1: windows.title,
    texts: [windows.lead, WINDOWS_VERSION, windows.file.checksum, 'Get-FileHash'],
  },
  { path: '/changes/', h1: changesPage.title, texts: [ANDROID_VERSION, WINDOWS_VERSION] },
  { path: '/deleteUserData/', h1: deletion.title, texts: [deletion.explanation] },
  ...(hasPrivacyPage(product)
    ? [{ path: '/privacy/', h1: privacy.title, texts: product.privacy.paragraphs }]
    : []),
];

/** Where emails and the account service lead. */
export const expectedResultPages: readonly ExpectedPage[] = resultPages.map(
  ({ slug, title, text }) => ({ path: `/${slug}/`, h1: title, texts: [text] }),
);

export const expectedPages: readonly ExpectedPage[] = [...listedPages, ...expectedResultPages];

/** An address that the site does not have. */
export const unknownPage: ExpectedPage = {
  path: '/no-such-page/',
  h1: 'Страница не\u00a0найдена',
  texts: [],
};
