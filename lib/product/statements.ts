/**
 * Statements of the site that only the owner can confirm. The owner writes these names into
 * `confirmed` of product.json.
 */
export const statementNames = [
  'deletion.final',
  'deletion.noApp',
  'deletion.onDevice',
  'deletion.discretion',
  'storeUrl',
  'forumUrl',
  'facts',
] as const;

export type StatementName = (typeof statementNames)[number];
