import { type Root } from 'postcss';
import { type PageElement } from '../html';

/** Layer of what Tailwind sets for browsers without `@property`, older than all supported ones. */
const OLDER_BROWSERS = 'properties';

/** Layers in their order: a page that has no rule of one must still know its place. */
export function orderOfLayers(css: Root): string {
  const names = new Set<string>();
  css.walkAtRules('layer', ({ params, nodes }) => {
    if (nodes && params !== OLDER_BROWSERS) names.add(params);
  });
  return names.size === 0 ? '' : `@layer ${[...names].join(',')};`;
}

/**
 * Rules for nothing but the insides of form fields, which the base styles reset by name, and for
 * Firefox's own focus ring, in the place of which the site has one.
 */
const isNeedless = /^(::(-webkit-|file-selector|placeholder)|:-moz-(ui-invalid|focusring))/;

/** Types of fields that have no such insides. */
const plainFields = ['email', 'text', 'hidden', undefined];

const hasInsides = ({ name, attributes }: PageElement) =>
  ['select', 'textarea'].includes(name) ||
  (name === 'input' &&
    (attributes.has('placeholder') || !plainFields.includes(attributes.get('type'))));

/**
 * What Tailwind's base resets, though nothing sets it, or the prefixed twin of a property that all
 * supported browsers know.
 */
const needlessResets = new Set([
  'font-feature-settings:normal',
  'font-feature-settings:inherit',
  'font-variation-settings:normal',
  'font-variation-settings:inherit',
  '-webkit-text-decoration:inherit',
]);

/** Removes rules that no supported browser or no element of the page needs. */
export function removeNeedless(css: Root, elements: readonly PageElement[]): void {
  css.walkAtRules('layer', (rule) => {
    if (rule.params === OLDER_BROWSERS && rule.nodes) rule.remove();
  });
  css.walkDecls((declaration) => {
    if (needlessResets.has(`${declaration.prop}:${declaration.value}`)) declaration.remove();
  });
  if (elements.some(hasInsides)) return;
  css.walkRules((rule) => {
    if (rule.selectors.every((selector) => isNeedless.test(selector))) rule.remove();
  });
}
