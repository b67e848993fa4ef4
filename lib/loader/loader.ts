import { closeOnLeave } from './close-on-leave';
import { answerCommands } from './commands';
import { dropFocusAfterClick } from './drop-focus';
import { bringFallbacks } from './fallbacks';
import { watchTriggers } from './hydration-triggers';
import { watchIntent } from './intent';
import { createBring } from './island-code';
import { type LoaderSettings } from './loader-settings';
import { markDocument } from './mark-document';
import { replayClicks } from './replay-clicks';
import { limitSpeculation } from './speculation';

// Bundled into the head of every page by scripts/export, which names the
// settings so: the whole of it must stay at about a kilobyte.
declare const loaderSettings: LoaderSettings;

markDocument();
dropFocusAfterClick();
answerCommands();
closeOnLeave();
const bring = createBring(loaderSettings);
replayClicks(bring);
watchIntent(bring);
watchTriggers(bring);
bringFallbacks(loaderSettings);
limitSpeculation();
