const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-xl px-5 py-2.5 text-center font-semibold no-underline transition-colors duration-open';

/** Looks of buttons and of links that are a page's main actions. */
export const buttonStyle = {
  primary: `${base} bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted`,
  secondary: `${base} border border-line bg-surface text-ink hover:border-accent hover:text-accent`,
} as const;
