import { product, settings } from './published';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { fileFormats } from '@/lib/content/file-formats';
import { home } from '@/lib/content/home';
import { notices } from '@/lib/content/notices';
import { privacy } from '@/lib/content/privacy';
import { resultPages } from '@/lib/content/result-pages';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';

export const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const textsOf = (data: unknown): string[] => {
  if (typeof data === 'string') return [withPlainSpaces(data).trim()];
  return typeof data === 'object' && data ? Object.values(data).flatMap(textsOf) : [];
};

/** Words that the editor may change. */
export const editorsTexts = new Set(
  [
    ...[android, changesPage, contacts, deletion, fileFormats, home, notices, privacy],
    ...[resultPages, slides, windows],
  ].flatMap(textsOf),
);

/** What the owner fills in. */
export const ownersTexts = new Set(textsOf(product).filter((text) => text !== ''));

/** Names of the settings. */
export const settingsTexts = [settings.siteName, settings.supportEmail, settings.homeUrl];

/** What the pages say only with some data of the owner, or only without. */
export const textsByData = new Set(
  [
    windows.placeholderNote,
    windows.install.whenPlaceholder,
    windows.file.unsigned,
    windows.file.smartScreen,
    windows.file.requirements,
    changesPage.noChanges,
    ...changesPage.kinds.map(({ title }) => title),
  ].map(withPlainSpaces),
);
