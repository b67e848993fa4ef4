/** Style of an entry of the share menu: a row with an icon and a label. The caller adds `display`. */
export const shareItemStyle =
  'min-h-12 w-full items-center gap-3 rounded-lg px-3 text-left font-medium smooth hover:bg-accent-soft';
