import { closeOnLeave } from './close-on-leave';
import { bringFallbacks } from './fallbacks';
import { watchTriggers } from './hydration-triggers';
import { watchIntent } from './intent';
import { createBring } from './island-code';
import { type LoaderSettings } from './loader-settings';
import { markDocument } from './mark-document';
import { loadPicturesAhead } from './pictures-ahead';
import { replayClicks } from './replay-clicks';
import { limitSpeculation } from './speculation';
import { serveToggleButtons } from './toggle-buttons';

// Bundled into the head of every page by scripts/export, which names the
// settings so: the whole of it must stay at about a kilobyte and a half, by brotli.
declare const loaderSettings: LoaderSettings;

markDocument();
serveToggleButtons();
closeOnLeave();
const bring = createBring(loaderSettings);
replayClicks(bring);
watchIntent(bring);
watchTriggers(bring);
bringFallbacks(loaderSettings);
loadPicturesAhead();
limitSpeculation();
