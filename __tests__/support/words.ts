/** The text with ordinary spaces: the agreed words leave open which are non-breaking. */
export const plainSpaces = (text: string | null | undefined) =>
  text?.replaceAll(/[\u00A0\u202F]/g, ' ');

/** Matches exactly the agreed words, whichever of their spaces are non-breaking. */
export function words(agreed: string): RegExp {
  const literal = agreed.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll(' ', '\\s')}$`);
}
