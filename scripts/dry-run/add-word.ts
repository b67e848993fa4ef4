import ts from 'typescript';

/** A word with a Cyrillic letter; the mark of stress and the hyphen are parts of it. */
const WORD = /[\p{L}\p{M}·-]*\p{Script=Cyrillic}[\p{L}\p{M}·-]*/u;

/** Of three letters: a shorter one would not end a line, as no word of two does. */
const ANOTHER = ' Эге';

/** Pieces of source that are a text: literals and the parts of templates, no names and no types. */
function isText(node: ts.Node): boolean {
  if (ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) return true;
  if (!ts.isStringLiteral(node)) return ts.isNoSubstitutionTemplateLiteral(node);
  const { parent } = node;
  const isName = ts.isPropertyAssignment(parent) && parent.name === node;
  return !isName && !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent);
}

/** Adds a word to every Russian text of a TypeScript source, after its first; escapes stay. */
export function addWord(source: string): string {
  const ends: number[] = [];
  const visit = (node: ts.Node): void => {
    const found = isText(node) ? WORD.exec(node.getText()) : undefined;
    if (found) ends.push(node.getStart() + found.index + found[0].length);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true));
  // What bound the first word to the next does not bind the one between.
  const behind = (text: string) => text.replace(/^\u00a0/, ' ');
  return ends.reduceRight(
    (text, end) => text.slice(0, end) + ANOTHER + behind(text.slice(end)),
    source,
  );
}
