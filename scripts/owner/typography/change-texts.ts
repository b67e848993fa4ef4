import MagicString from 'magic-string';
import ts from 'typescript';

/** Whether a node is a string literal that is not a property name, an import path or a type. */
function isText(node: ts.Node): node is ts.StringLiteralLike {
  const { parent } = node;
  const isName = ts.isPropertyAssignment(parent) && parent.name === node;
  const isElsewhere = isName || ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent);
  return ts.isStringLiteralLike(node) && !isElsewhere;
}

/** Returns the literals of a node: one for a string, several for a template, none for other nodes. */
function literalsOf(node: ts.Node): readonly ts.LiteralLikeNode[] {
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  }
  return node.parent && isText(node) ? [node] : [];
}

const escape = (text: string, quote: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll('\u00AD', '\\u00AD')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('${', quote === '`' ? '\\${' : '${');

/**
 * Changes the text of strings and template literals in a TypeScript source, and nothing else.
 *
 * @param change receives the text of a string, or the parts of a template literal before, between and after the
 *   `${…}`; escapes are decoded. It must return as many parts as it received.
 */
export function changeTexts(
  source: string,
  change: (parts: readonly string[]) => readonly string[],
): string {
  const code = new MagicString(source);
  const visit = (node: ts.Node): void => {
    const literals = literalsOf(node);
    const texts = change(literals.map(({ text }) => text));
    for (const [index, literal] of literals.entries()) {
      const text = texts[index];
      if (text === undefined || text === literal.text) continue;
      const opensValue = ts.isTemplateHead(literal) || ts.isTemplateMiddle(literal);
      const quote = ts.isStringLiteral(literal) ? literal.getText().charAt(0) : '`';
      const end = literal.getEnd() - (opensValue ? 2 : 1);
      code.update(literal.getStart() + 1, end, escape(text, quote));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true));
  return code.toString();
}
