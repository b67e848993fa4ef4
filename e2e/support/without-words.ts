import { type AriaNode } from './aria-tree';
import {
  editorsTexts,
  ownersTexts,
  settingsTexts,
  textsByData,
  withPlainSpaces,
} from './own-texts';
import { footerLinks, navigation } from '@/lib/site/routes';

/** In the place of words that may change, until the pattern is made. */
const ANY = '\u0000';

/** Texts long enough not to be a part of other words by chance. */
const longTexts = [...editorsTexts].filter((text) => text.length > 7);

/** Shorter ones, such as the code of a language, are parts of other words. */
const ownersLongTexts = [...ownersTexts].filter((text) => text.length > 6);

/** Any words at all. */
const SOMETHING = /./;

/** What components say of a text: all of it, or a pattern where other words may stand. */
function masked(text: string): string | RegExp {
  if (text === '' || settingsTexts.includes(text)) return text && SOMETHING;
  if (editorsTexts.has(text)) return SOMETHING;
  const rest = settingsTexts
    .reduce((left, name) => left.replaceAll(name, ANY), text)
    .replace(/«([^»]+)»/g, (whole, quoted: string) =>
      editorsTexts.has(quoted) ? `«${ANY}»` : whole,
    );
  if (longTexts.some((long) => rest.includes(long))) return SOMETHING;
  const pattern = rest.replace(/\d[\d.]*/g, ANY);
  if (!pattern.includes(ANY)) return text;
  return new RegExp(pattern.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(ANY, '.+'));
}

const said = ({ name, text }: AriaNode) => [name, text].map((part) => withPlainSpaces(`${part}`));

/** Whether a line is there only with some data. How long a table is decides whether it has a frame. */
const dependsOnData = (node: AriaNode) =>
  ['table', 'time'].includes(node.role) ||
  said(node).some(
    (text) =>
      textsByData.has(text) ||
      ownersTexts.has(text) ||
      /байт/.test(text) ||
      ownersLongTexts.some((own) => text.includes(own)),
  );

/** Whether all that one line asks for is what another one asks for as well. */
const covers = (one: AriaNode, other: AriaNode): boolean =>
  String([one.role, one.name, one.states, one.text]) ===
    String([other.role, other.name, other.states, other.text]) &&
  other.children.every((child) => one.children.some((own) => covers(own, child)));

/** Lines of which there may be more or fewer another day, beside lines in a slide. */
const counted = ['listitem', 'group', 'button', 'article', 'term,definition', 'heading,list'];

/** Of counted lines alike that follow each other, also by twos, the first stays. */
function withoutRepetition(nodes: readonly AriaNode[], parent: string): readonly AriaNode[] {
  const repeated = parent === 'group' ? [...counted, 'paragraph'] : counted;
  const kept: AriaNode[] = [];
  const isRepeated = (next: readonly AriaNode[]) => {
    const last = kept.slice(-next.length);
    return (
      repeated.includes(String(next.map(({ role }) => role))) &&
      next.every((node, place) => last[place] && covers(last[place], node))
    );
  };
  for (let rest = nodes; rest.length > 0;) {
    const period = [1, 2].find((length) => isRepeated(rest.slice(0, length)));
    kept.push(...rest.slice(0, period ? 0 : 1));
    rest = rest.slice(period ?? 1);
  }
  return kept;
}

const labels = new Set<string>([...navigation, ...footerLinks].map(({ label }) => label));

function maskedNode(node: AriaNode): AriaNode[] {
  const [name = '', text = ''] = said(node).map((part) =>
    node.role === 'link' && labels.has(part) ? part : masked(part),
  );
  const below = node.children.filter((child) => !dependsOnData(child)).flatMap(maskedNode);
  const isEmpty =
    node.children.length > 0 ? below.length === 0 : node.role === 'text' && text === SOMETHING;
  if (isEmpty && !name) return [];
  return [{ ...node, name, text, children: withoutRepetition(below, node.role) }];
}

/** A tree with roles, levels, states and order, and without the words that editor or owner may change. */
export const withoutWords = (roots: readonly AriaNode[]): readonly AriaNode[] =>
  roots.flatMap(maskedNode);
