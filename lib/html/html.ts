import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** A range of characters in a page's source. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** An element; its names are in lower case, its values and its own text are decoded. */
export interface PageElement extends Place {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  /** Whether the element contains nothing but comments. */
  readonly isEmpty: boolean;
}

/** Parses a page, with the content of `<noscript>`. Returns its elements in order, and the comments outside islands. */
export function readPage(html: string) {
  const elements: PageElement[] = [];
  const comments: Place[] = [];

  function visit(node: DefaultTreeAdapterTypes.ChildNode, inIsland: boolean): void {
    const location = node.sourceCodeLocation;
    // In islands, React needs the comments for hydration.
    if (tree.isCommentNode(node) && location && !inIsland) {
      comments.push({ start: location.startOffset, end: location.endOffset });
    }
    if (!tree.isElementNode(node)) return;
    // An element without a tag in the source, such as an implied <tbody>, has no range.
    if (location && 'startTag' in location && location.startTag) {
      elements.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join(''),
        start: location.startOffset,
        end: location.endOffset,
        isEmpty: node.childNodes.every((child) => tree.isCommentNode(child)),
      });
    }
    const within = inIsland || node.attrs.some(({ name }) => name === 'data-island');
    node.childNodes.forEach((child) => visit(child, within));
  }

  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  document.childNodes.forEach((node) => visit(node, false));
  return { elements, comments };
}

/** Puts each text in its place. A place inside another one disappears with it. */
export function editPage(html: string, edits: readonly (Place & { readonly text: string })[]) {
  let edited = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    edited += html.slice(from, start) + text;
    from = end;
  }
  return edited + html.slice(from);
}
