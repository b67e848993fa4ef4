import { EXAMPLE_TREE } from '../../scripts/shared/folders';
import { changesPage } from '@/lib/content/changes-page';
import { slides } from '@/lib/content/slides';
import { readProduct } from '@/lib/site/read';
import { currentRelease } from '@/lib/releases/releases';
import { parseSettings } from '@/lib/settings/parse';
import { navigationOf } from '@/lib/site/navigation';
import { fillIn } from '@/lib/text/fill-in';

/** The default settings, which `npm run build:example` uses. */
export const settings = parseSettings({});

/** Product data. It changes with every release, so tests must not repeat its values. */
export const product = readProduct(EXAMPLE_TREE);
export const androidRelease = currentRelease(product.android.releases);
export const windowsRelease = currentRelease(product.windows.releases);

/** Name of the button that opens the version dialog. */
export const ANDROID_VERSION = fillIn(changesPage.version, {
  version: androidRelease.version,
});

/** The navigation links of the toolbar and the drawer. */
export const navigation = navigationOf(product);

export const SLIDE_COUNT = slides.length;
