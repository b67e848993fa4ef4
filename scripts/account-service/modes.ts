/** How the stand-in answers; every mode but `ok` imitates one way in which a real service fails. */
export const accountModes = ['ok', 'fail', 'reset', 'stall', 'redirect-loop', 'no-cors'] as const;

export type AccountMode = (typeof accountModes)[number];

export function isAccountMode(text: string): text is AccountMode {
  return accountModes.some((mode) => mode === text);
}
