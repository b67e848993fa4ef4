import type { Config } from 'tailwindcss';

/**
 * Design tokens. Colours are CSS variables of app/styles/tokens.css, where the light
 * and the dark set stand side by side; components name tokens only.
 * Screens are the product's breakpoints.
 */
const config: Config = {
  content: [],
  theme: {
    screens: { sm: '768px', md: '992px', lg: '1200px' },
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
        marker: 'var(--marker)',
        'on-marker': 'var(--on-marker)',
        good: 'var(--good)',
        'good-soft': 'var(--good-soft)',
        bad: 'var(--bad)',
        'bad-soft': 'var(--bad-soft)',
        scrim: 'var(--scrim)',
      },
      fontFamily: {
        // Named by no class: without it Tailwind's base sets two features of fonts on every page.
        sans: 'var(--font-text)',
        serif: 'var(--font-headword)',
      },
      maxWidth: { page: '72rem', prose: '40rem' },
      transitionTimingFunction: { out: 'cubic-bezier(0, 0, 0.2, 1)' },
      transitionDuration: { open: '150ms', close: '75ms' },
    },
  },
};

export default config;
