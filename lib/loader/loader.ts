import { closeDialogOnLinkClick, handleToggleButtons } from './dialogs';
import { goOnWaiting, loadSoon } from './hydration-triggers';
import { watchIntent } from './intent';
import { createIslandLoader } from './load-island';
import { loadPolyfills } from './load-polyfills';
import { type LoaderSettings } from './loader-settings';
import { markDocument } from './mark-document';
import { followTheme } from './picture-links';
import { loadPicturesAhead } from './pictures-ahead';
import { replayClicks } from './replay-clicks';
import { allowSpeculation } from './speculation';

// scripts/export bundles this file into the head of every page and defines the settings under this
// name. Every page pays for it: keep it under 2,000 bytes by brotli.
declare const loaderSettings: LoaderSettings;

// The names of the page's islands are a constant, too, so that esbuild leaves out the code for all others.
declare const pageHas: Readonly<Record<'carousel' | 'deletion', boolean>>;

markDocument();
handleToggleButtons();
closeDialogOnLinkClick();
const loadIsland = createIslandLoader(loaderSettings);
if (pageHas.carousel) {
  // Must come before the code that holds clicks, because the browser may follow the link after all.
  followTheme();
  loadPicturesAhead();
}
replayClicks(loadIsland);
watchIntent(loadIsland);
if (pageHas.carousel) loadSoon(loadIsland);
if (pageHas.deletion) goOnWaiting(loadIsland);
loadPolyfills(loaderSettings);
allowSpeculation();
