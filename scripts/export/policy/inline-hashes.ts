import { createHash } from 'node:crypto';
import { type PageElement } from '../html';

/** Types that browsers run or act upon; a block of any other type is data and needs no hash. */
const actingTypes = [
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'speculationrules',
  'importmap',
];

const isActingInlineScript = ({ name, attributes }: PageElement) =>
  name === 'script' &&
  !attributes.has('src') &&
  actingTypes.includes(attributes.get('type')?.toLowerCase() ?? '');

/** @returns `'sha256-…'` of the text as a browser sees it, with its quotes */
const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (elements: readonly PageElement[]) => [
  ...new Set(elements.map(({ text }) => hashSource(text))),
];

function refuseInlineAttributes({ name, attributes }: PageElement): void {
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
export function inlineHashes(elements: readonly PageElement[]) {
  elements.forEach(refuseInlineAttributes);
  return {
    scripts: hashesOf(elements.filter(isActingInlineScript)),
    styles: hashesOf(elements.filter(({ name }) => name === 'style')),
  };
}
