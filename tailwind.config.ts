import type { Config } from 'tailwindcss';
import { phoneWidths, screens } from './lib/brand/layout';
import { CLOSE_MS, DEAF_MS } from './lib/browser/open-panels';

/** The CSS variables of lib/brand/tokens.css that components use. */
const colors =
  'canvas surface sunken ink muted line accent on-accent accent-soft link marker on-marker good good-soft bad bad-soft scrim';

/** Design tokens. Sizes that code and styles share are in lib/brand/layout.ts. */
const config: Config = {
  content: [],
  theme: {
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, width]) => [name, `${width}px`]),
    ),
    extend: {
      colors: Object.fromEntries(colors.split(' ').map((name) => [name, `var(--${name})`])),
      fontFamily: { serif: 'var(--font-headword)' },
      // Used by app/styles/slide.css and wide-carousel.css.
      width: {
        'small-phone': `${phoneWidths.small}px`,
        'large-phone': `${phoneWidths.large}px`,
      },
      maxWidth: { page: '72rem' },
      transitionTimingFunction: { out: 'cubic-bezier(0, 0, 0.2, 1)' },
      transitionDuration: { close: `${CLOSE_MS}ms`, deaf: `${DEAF_MS}ms` },
    },
  },
};

export default config;
