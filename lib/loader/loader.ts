import { closeDialogOnLinkClick, handleToggleButtons } from './dialogs';
import { watchTriggers } from './hydration-triggers';
import { watchIntent } from './intent';
import { createIslandLoader } from './load-island';
import { loadPolyfills } from './load-polyfills';
import { type LoaderSettings } from './loader-settings';
import { markDocument } from './mark-document';
import { loadPicturesAhead } from './pictures-ahead';
import { replayClicks } from './replay-clicks';
import { limitSpeculation } from './speculation';

// scripts/export bundles this file into the head of every page and defines the settings under this
// name. Every page pays for it: keep it under 1,900 bytes by brotli.
declare const loaderSettings: LoaderSettings;

markDocument();
handleToggleButtons();
closeDialogOnLinkClick();
const loadIsland = createIslandLoader(loaderSettings);
replayClicks(loadIsland);
watchIntent(loadIsland);
watchTriggers(loadIsland);
loadPolyfills(loaderSettings);
loadPicturesAhead();
limitSpeculation();
