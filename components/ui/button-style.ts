const base =
  'inline-flex min-h-12 max-w-full items-center justify-center gap-2.5 rounded-xl border px-5 py-2.5 text-center font-semibold smooth';

/**
 * Looks of buttons and of links that are a page's main actions. The invisible border shows
 * where the system forces its own colours.
 */
export const buttonStyle = {
  primary: `${base} border-transparent bg-accent text-on-accent hover:bg-accent-strong`,
  secondary: `${base} border-line bg-surface text-ink hover:border-accent hover:text-accent`,
} as const;
