import { createHash } from 'node:crypto';
import { type StartTag } from './start-tags';

/** Sources of a page's own scripts and styles, as a policy names them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Types that browsers run or act upon; a block of any other type is data and needs no hash. */
const actingTypes = [
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'speculationrules',
  'importmap',
];

const isActingInlineScript = ({ name, attributes }: StartTag) =>
  name === 'script' &&
  !attributes.has('src') &&
  actingTypes.includes(attributes.get('type')?.toLowerCase() ?? '');

/** @returns `'sha256-…'` of the text as a browser sees it, with its quotes */
export function hashSource(text: string): string {
  // A browser turns every line end into a line feed before it hashes.
  const seen = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(seen).digest('base64')}'`;
}

const hashesOf = (tags: readonly StartTag[]) => [
  ...new Set(tags.map(({ text }) => hashSource(text))),
];

function refuseInlineAttributes({ name, attributes }: StartTag): void {
  for (const attribute of attributes.keys()) {
    if (attribute === 'style' || /^on[a-z]/.test(attribute)) {
      throw new Error(`<${name}> has the attribute «${attribute}», which the policy forbids.`);
    }
  }
}

/**
 * Hashes of what a page runs and styles inline, without repeats.
 *
 * @throws Error with a sentence when a tag has what no hash can allow: a style or handler attribute
 */
export function inlineHashes(tags: readonly StartTag[]): InlineHashes {
  tags.forEach(refuseInlineAttributes);
  return {
    scripts: hashesOf(tags.filter(isActingInlineScript)),
    styles: hashesOf(tags.filter(({ name }) => name === 'style')),
  };
}
