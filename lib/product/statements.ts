/**
 * Names of the site's statements that only the owner can confirm. The owner writes them into `confirmed`
 * in product.json.
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
 * Files of lib/content with sample texts about the product. An owner who keeps sample texts names them in
 * `confirmed`: `home` means a whole file, `home.senses` a part of it, and `home.senses.2` a single text.
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
