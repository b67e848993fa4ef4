import { browserslistToTargets } from 'lightningcss';
import { browserslist } from '@/package.json';

/** Names and oldest versions of the supported browsers: `chrome >= 92` → `chrome 92`. */
const browsers = browserslist.map((query) => query.replace(' >= ', ' '));

/** The same browsers in esbuild's notation: `chrome92`, `ios15.4`. */
export const esbuildTargets = browsers.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);

export const cssTargets = browserslistToTargets(browsers);
