import { closeDialogOnLinkClick, handleToggleButtons } from './dialogs';
import { ignoreSecondClicks } from './double-clicks';
import { loadAfterDelay, loadDuringCountdown } from './hydration-triggers';
import { watchIntent } from './intent';
import { createIslandLoader } from './load-island';
import { loadPolyfills } from './load-polyfills';
import { markDocument } from './mark-document';
import { replayClicks } from './replay-clicks';
import { allowSpeculation } from './speculation';
import { followTheme } from '@/lib/carousel/picture-links';
import { loadPicturesAhead } from '@/lib/carousel/pictures-ahead';

// scripts/build/export puts this bundle into the head of every page, so its size is limited to 2,000
// bytes (brotli). The build replaces the following two names with constants.

/** Address of the folder with all modules, from the root of the host, with a trailing slash. */
declare const folder: string;

/** Which islands the page has. esbuild removes the code for all other islands. */
declare const pageHas: Readonly<Record<'carousel' | 'deletion', boolean>>;

const importModule = (url: string): Promise<unknown> => import(url);

markDocument();
ignoreSecondClicks();
handleToggleButtons();
closeDialogOnLinkClick();
const loadIsland = createIslandLoader(folder, importModule);
if (pageHas.carousel) {
  // If the carousel's code does not load, the browser follows a clicked picture link. `followTheme` gives the
  // link the address of the picture for the visitor's theme.
  followTheme();
  loadPicturesAhead();
}
replayClicks(loadIsland);
watchIntent(loadIsland);
if (pageHas.carousel) loadAfterDelay(loadIsland);
if (pageHas.deletion) loadDuringCountdown(loadIsland);
loadPolyfills(folder, importModule);
allowSpeculation();
