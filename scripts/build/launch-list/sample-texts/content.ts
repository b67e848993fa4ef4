import { android } from '@/lib/content/android';
import { contacts } from '@/lib/content/contacts';
import { downloads } from '@/lib/content/downloads';
import { fileFormats } from '@/lib/content/file-formats';
import { home } from '@/lib/content/home';
import { notFound } from '@/lib/content/not-found';
import { shell } from '@/lib/content/shell';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';

/** The files of lib/content with texts about the product, by name without extension. */
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
 * Parts of `content` that say what the product is, what it can do or what it is for. An owner may keep all other
 * texts, such as the names of controls.
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

/** Matches the names of fields in `aboutProduct` whose texts may be the same for many products. */
export const commonFields = /\.(mark|label|lang|img|ending)$/;
