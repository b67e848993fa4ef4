/**
 * What the site says in the owner's name and nobody else can know, by the names that the owner
 * writes into `confirmed` of product.json.
 */
export const claimNames = [
  'deletion.final',
  'deletion.noApp',
  'deletion.onDevice',
  'deletion.discretion',
  'storeUrl',
  'forumUrl',
] as const;

export type ClaimName = (typeof claimNames)[number];
