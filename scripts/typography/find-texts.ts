import ts from 'typescript';

/** A piece of a text in a source: a whole literal, or a part of a template between its values. */
export interface TextPiece {
  /** Positions in the source, without the quotes. */
  readonly start: number;
  readonly end: number;
  /** The value of the text, with its escapes decoded. */
  readonly text: string;
  readonly quote: string;
}

/** Whether a literal is a text, and not a name or a type. */
function isText(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  const isName = ts.isPropertyAssignment(parent) && parent.name === node;
  return !isName && !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent);
}

function pieceOf(node: ts.LiteralLikeNode): TextPiece {
  const opensValue = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
  const quote = ts.isStringLiteral(node) ? node.getText().charAt(0) : '`';
  const [start, end] = [node.getStart() + 1, node.getEnd() - (opensValue ? 2 : 1)];
  return { start, end, text: node.text, quote };
}

/** The texts of a TypeScript source, each as a list of pieces; only templates have several. */
export function findTexts(source: string): TextPiece[][] {
  const texts: TextPiece[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isText(node)) texts.push([pieceOf(node)]);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(pieceOf));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true));
  return texts;
}

/** Replaces pieces of a source by other texts. */
export const replacePieces = (
  source: string,
  pieces: readonly (readonly [piece: Pick<TextPiece, 'start' | 'end'>, text: string])[],
): string =>
  pieces
    .toSorted(([one], [other]) => other.start - one.start)
    .reduce(
      (text, [{ start, end }, replacement]) => text.slice(0, start) + replacement + text.slice(end),
      source,
    );
