import { EXAMPLE_TREE } from '../../scripts/shared/folders';
import { changesPage } from '@/lib/content/changes-page';
import { slides } from '@/lib/content/slides';
import { readProduct } from '@/lib/product/read';
import { currentRelease } from '@/lib/releases/releases';
import { parseSettings } from '@/lib/settings/parse';
import { navigationOf } from '@/lib/site/navigation';
import { fillIn } from '@/lib/text/fill-in';

/** The default settings, by which `npm run build:example` builds. */
export const settings = parseSettings({});

/** Values that change with every release, so tests must not spell them. */
export const product = readProduct(EXAMPLE_TREE);
export const androidRelease = currentRelease(product.android.releases);
export const windowsRelease = currentRelease(product.windows.releases);

/** Button that opens the dialog of changes. */
export const ANDROID_VERSION = fillIn(changesPage.version, {
  version: androidRelease.version,
});

/** Links of toolbar and drawer. */
export const navigation = navigationOf(product);

export const SLIDE_COUNT = slides.length;
