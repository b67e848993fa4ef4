import type { Config } from 'tailwindcss';
import { lowScreens, phoneWidths, radii, screens } from './lib/brand/layout';
import { CLOSE_MS, DEAF_MS } from './lib/browser/open-panels';

/** The CSS variables of lib/brand/tokens.css that components use. */
const colors =
  'canvas surface sunken ink muted line edge accent on-accent accent-soft link marker on-marker good good-soft bad bad-soft scrim';

const inPixels = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size}px`]));

/** Design tokens. Sizes that code and styles share are in lib/brand/layout.ts. */
const config: Config = {
  content: [],
  theme: {
    screens: inPixels(screens),
    borderRadius: inPixels(radii),
    extend: {
      colors: Object.fromEntries(colors.split(' ').map((name) => [name, `var(--${name})`])),
      fontFamily: { serif: 'var(--font-headword)' },
      // For the styles' own use, as `theme(phone.small)`.
      lowScreens: inPixels(lowScreens),
      phone: inPixels(phoneWidths),
      maxWidth: { page: '72rem' },
      transitionTimingFunction: { out: 'cubic-bezier(0, 0, 0.2, 1)' },
      transitionDuration: { close: `${CLOSE_MS}ms`, deaf: `${DEAF_MS}ms` },
    },
  },
};

export default config;
