/** Look of the address field, with scripts and without. */
export const fieldStyle =
  'mt-2 min-h-12 w-full rounded-xl border border-muted bg-surface px-4 text-lg aria-invalid:border-bad';
