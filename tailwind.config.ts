import type { Config } from 'tailwindcss';
import { phoneWidths, screens } from './lib/brand/layout';

/**
 * Design tokens. The colours are CSS variables of lib/brand/tokens.css, which has a light and a dark
 * theme. Components use no other colours. Sizes that code and styles share are in lib/brand/layout.ts.
 */
const config: Config = {
  content: [],
  theme: {
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, width]) => [name, `${width}px`]),
    ),
    extend: {
      colors: {
        canvas: 'var(--canvas)',
        surface: 'var(--surface)',
        sunken: 'var(--sunken)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        accent: 'var(--accent)',
        'accent-strong': 'var(--accent-strong)',
        'on-accent': 'var(--on-accent)',
        'accent-soft': 'var(--accent-soft)',
        link: 'var(--link)',
        marker: 'var(--marker)',
        'on-marker': 'var(--on-marker)',
        good: 'var(--good)',
        'good-soft': 'var(--good-soft)',
        bad: 'var(--bad)',
        'bad-soft': 'var(--bad-soft)',
        scrim: 'var(--scrim)',
      },
      fontFamily: {
        serif: 'var(--font-headword)',
      },
      // Used by app/styles/slide.css and wide-carousel.css.
      width: {
        'small-phone': `${phoneWidths.small}px`,
        'large-phone': `${phoneWidths.large}px`,
      },
      maxWidth: { page: '72rem' },
      transitionTimingFunction: { out: 'cubic-bezier(0, 0, 0.2, 1)' },
      transitionDuration: { open: '150ms', close: '75ms' },
    },
  },
};

export default config;
