import { bringFallbacks } from './bring-fallbacks';
import { createRuntime } from './bring-runtime';
import { holdClicks } from './hold-clicks';
import { watchIntent } from './intent';
import { type LoaderSettings } from './loader-settings';
import { speculate } from './speculation';
import { wakeAt } from './wake';
import { earlyScript } from '@/lib/device/early-script';

// Bundled into the head of every page by scripts/post-export, which names the
// settings so: the whole of it must stay at about a kilobyte.
declare const loaderSettings: LoaderSettings;

earlyScript();
const bring = createRuntime(loaderSettings);
holdClicks(bring);
watchIntent(bring);
wakeAt(loaderSettings.wake, bring);
bringFallbacks(loaderSettings.fallbacks);
speculate(loaderSettings.rules);
