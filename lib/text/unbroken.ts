/** A name with no-break spaces, so that it stands on one line: «Google Play». */
export const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');
