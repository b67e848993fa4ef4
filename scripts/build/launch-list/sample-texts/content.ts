import { android } from '@/lib/content/android';
import { contacts } from '@/lib/content/contacts';
import { downloads } from '@/lib/content/downloads';
import { fileFormats } from '@/lib/content/file-formats';
import { home } from '@/lib/content/home';
import { notFound } from '@/lib/content/not-found';
import { shell } from '@/lib/content/shell';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';

/** The files of lib/content that speak of the product, by their names without the ending. */
export const content = {
  home,
  slides,
  android,
  windows,
  downloads,
  shell,
  contacts,
  'file-formats': fileFormats,
  'not-found': notFound,
} as const;

/**
 * Parts of these files that say what the product is, can do or is for. Whatever else the site says, names
 * of controls and its own rules, any owner may keep.
 */
export const aboutProduct = [
  'home',
  'slides',
  'android.lead',
  'android.features',
  'android.dictionaries.others',
  'windows.lead',
  'windows.picture.alt',
  'windows.features',
  'windows.install.upgrade.steps',
  'downloads.both',
  'downloads.one',
  'shell.footer.about',
  'contacts.lead',
  'file-formats.list',
  'not-found.lead',
] as const;

/** Fields of any of them that are the same for many products. */
export const alikeFields = ['mark', 'label', 'lang', 'img', 'ending'] as const;

/** Parts that the site shows with this program only, or with both or one of them. */
export const shownWith = {
  android: ['android', 'slides', 'file-formats', 'home.install.android'],
  windows: ['windows', 'home.install.windows'],
  both: ['downloads.both'],
  one: ['downloads.one'],
} as const;
