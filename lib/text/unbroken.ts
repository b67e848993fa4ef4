/** A name with no-break spaces, such as «Google Play», so that no line breaks inside it. */
export const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');
