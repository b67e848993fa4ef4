/** Style of a row of the share panel with an icon and a text. The caller adds `display`. */
export const shareItemStyle =
  'min-h-12 w-full items-center gap-3 rounded-lg px-3 text-left font-medium smooth hover:bg-accent-soft';
