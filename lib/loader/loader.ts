import { closeDialogOnLinkClick, handleToggleButtons } from './dialogs';
import { ignoreSecondClicks } from './double-clicks';
import { goOnWaiting, loadSoon } from './hydration-triggers';
import { watchIntent } from './intent';
import { createIslandLoader } from './load-island';
import { loadPolyfills } from './load-polyfills';
import { markDocument } from './mark-document';
import { replayClicks } from './replay-clicks';
import { allowSpeculation } from './speculation';
import { followTheme } from '@/lib/carousel/picture-links';
import { loadPicturesAhead } from '@/lib/carousel/pictures-ahead';

// scripts/build/export bundles this file into the head of every page, which pays for it: keep it under
// 2,000 bytes by brotli. It replaces these two names by constants.

/** Address of the folder with all modules, from the root of the host, with a final slash. */
declare const folder: string;

/** The islands of the page, so that esbuild leaves out the code for all others. */
declare const pageHas: Readonly<Record<'carousel' | 'deletion', boolean>>;

const importModule = (url: string): Promise<unknown> => import(url);

markDocument();
ignoreSecondClicks();
handleToggleButtons();
closeDialogOnLinkClick();
const loadIsland = createIslandLoader(folder, importModule);
if (pageHas.carousel) {
  // Must come before the code that holds clicks, because the browser may follow the link after all.
  followTheme();
  loadPicturesAhead();
}
replayClicks(loadIsland);
watchIntent(loadIsland);
if (pageHas.carousel) loadSoon(loadIsland);
if (pageHas.deletion) goOnWaiting(loadIsland);
loadPolyfills(folder, importModule);
allowSpeculation();
