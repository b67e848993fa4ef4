import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';
import { currentRelease } from '@/lib/releases/releases';
import { parseSettings } from '@/lib/settings/parse';

/** The default settings, by which `npm run build:example` builds. */
export const settings = parseSettings({});

/** What changes with every release, and is therefore not typed into the tests. */
export { product };
export const androidRelease = currentRelease(product.android.releases);
export const windowsRelease = currentRelease(product.windows.releases);

/** Button that opens the dialog of changes. */
export const ANDROID_VERSION = `Версия ${androidRelease.version}`;

export const SLIDE_COUNT = slides.length;
