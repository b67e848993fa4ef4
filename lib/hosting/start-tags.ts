/** A start tag of a page, with the text that follows where a browser takes it as is. */
export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** Names in lower case; an attribute without a value has an empty one. */
  readonly attributes: ReadonlyMap<string, string>;
  /** What lies inside of a `script` or `style` element; empty for other elements. */
  readonly text: string;
  /** Place of the tag's first character and of the one after its `>`. */
  readonly start: number;
  readonly end: number;
}

const commentOrTag = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return attributes;
}

function rawTextAfter(html: string, name: string, from: number): string {
  if (name !== 'script' && name !== 'style') return '';
  const rest = html.slice(from);
  const end = rest.search(new RegExp(`</${name}[\\s/>]`, 'i'));
  return end === -1 ? rest : rest.slice(0, end);
}

/** Start tags of a page as React writes it (quoted or plain attributes), in their order. */
export function readStartTags(html: string): StartTag[] {
  const tags: StartTag[] = [];
  commentOrTag.lastIndex = 0;
  for (let match = commentOrTag.exec(html); match; match = commentOrTag.exec(html)) {
    const [whole, matchedName, source = ''] = match;
    if (matchedName === undefined) continue;
    const name = matchedName.toLowerCase();
    const end = match.index + whole.length;
    const text = rawTextAfter(html, name, end);
    tags.push({ name, attributes: readAttributes(source), text, start: match.index, end });
    // Markup inside of a script is text.
    commentOrTag.lastIndex = end + text.length;
  }
  return tags;
}
