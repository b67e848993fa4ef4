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

/**
 * Files of lib/content whose texts speak of the product. The owner who keeps such a text of the sample's
 * writes its name into `confirmed`, too: `home`, `home.senses` or `home.senses.2`.
 */
const textFiles = [
  'home',
  'slides',
  'android',
  'windows',
  'downloads',
  'shell',
  'contacts',
  'file-formats',
  'not-found',
] as const;

export const keptText = new RegExp(`^(${textFiles.join('|')})(\\.[\\w-]+)*$`);
