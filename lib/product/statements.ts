/**
 * Statements of the site that only the owner can confirm. The owner writes these names into
 * `confirmed` of product.json.
 */
export const claimNames = [
  'deletion.final',
  'deletion.noApp',
  'deletion.onDevice',
  'deletion.discretion',
  'storeUrl',
  'forumUrl',
  'facts',
] as const;

export type ClaimName = (typeof claimNames)[number];
