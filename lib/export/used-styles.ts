import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { readStartTags } from '@/lib/hosting/start-tags';

/** Attributes that scripts and browsers set: rules for them stay, whatever the HTML says. */
const stateAttributes = [
  'open',
  'disabled',
  'data-scripting',
  'data-device',
  'aria-current',
  'aria-expanded',
  'aria-invalid',
  'aria-pressed',
];

const words = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? [];

/** What selectors can name on a page, also inside of `<noscript>`. */
function namesOf(html: string): ExtractorResultDetailed {
  const tags = readStartTags(html);
  const attributes = tags.flatMap((tag) => [...tag.attributes]);
  return {
    tags: tags.map(({ name }) => name),
    classes: tags.flatMap((tag) => words(unescapeHtml(tag.attributes.get('class')))),
    ids: tags.flatMap((tag) => words(tag.attributes.get('id'))),
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.map(([, value]) => value),
    },
    undetermined: [],
  };
}

const unescapeHtml = (text: string | undefined) =>
  text
    ?.replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Layers in their order: a page that has no rule of one must still know its place. */
function layerOrder(css: string): string {
  const names = [...css.matchAll(/@layer ([\w-]+)\s*\{/g)].map(([, name]) => name);
  return names.length === 0 ? '' : `@layer ${[...new Set(names)].join(',')};`;
}

/** Registrations of custom properties that nothing uses. */
function withoutUnusedProperties(css: string): string {
  const registration = /@property (--[\w-]+)\{[^}]*\}/g;
  const rest = css.replace(registration, '');
  const used = new Set(rest.match(/--[\w-]+/g));
  return css.replace(registration, (rule, name) => (used.has(name) ? rule : ''));
}

/** Rules for nothing but the insides of form fields, which the base styles reset by name. */
const insidesOfFields = /(?<=^|[{};])::(-webkit-|file-selector|placeholder)[^{},]*\{[^{}]*\}/g;

const emptyBlock = /@[^{};]+\{\}/g;

const withoutInsidesOfFields = (css: string) =>
  // Twice, because the base styles nest one condition in another.
  css.replace(insidesOfFields, '').replace(emptyBlock, '').replace(emptyBlock, '');

/** What Tailwind sets for browsers without `@property`, all of them older than the supported ones. */
const forOlderBrowsers = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;

/**
 * The rules of a style sheet that a page can need before its scripts run:
 * those whose elements, classes and ids it has. States (`:hover`, `[open]`),
 * themes, print and every width stay.
 *
 * @param css the whole style sheet, minified
 */
export async function usedStyles(css: string, html: string): Promise<string> {
  const hasFields = /<(input|select|textarea)\b/i.test(html);
  const candidates = css.replace(forOlderBrowsers, '');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: hasFields ? candidates : withoutInsidesOfFields(candidates) }],
    extractors: [{ extensions: ['html'], extractor: namesOf }],
    variables: true,
    dynamicAttributes: stateAttributes,
    // Selectors that name a state and no element.
    safelist: { standard: [/^:[\w-]+$/] },
  });
  return withoutUnusedProperties(layerOrder(css) + (result?.css ?? ''));
}
