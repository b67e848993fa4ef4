import { TREE } from './exported';
import { currentRelease } from '@/lib/releases/releases';
import { navigationOf } from '@/lib/site/navigation';
import { readSite } from '@/lib/site/parse';
import { fillIn } from '@/lib/text/fill-in';
import { changesPage } from '@/lib/words/changes-page';
import { slides } from '@/lib/words/slides';

/** The facts of the export. They change with every release, so tests must not repeat their values. */
export const facts = readSite(TREE);

/** Name of the button that opens the version dialog. */
export const ANDROID_VERSION = fillIn(changesPage.version, {
  version: currentRelease(facts.android?.releases ?? []).version,
});

export const navigation = navigationOf(facts);

export const SLIDE_COUNT = slides.length;
