import ts from 'typescript';

/** A piece of a text in a source: a literal, or what stands beside the values of a template. */
export interface TextPiece {
  /** Places in the source, without the quotes. */
  readonly start: number;
  readonly end: number;
  /** What it means: without escapes. */
  readonly text: string;
  readonly quote: string;
}

/** Literals that are a text: no names and no types. */
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

/** The texts of a TypeScript source, a template in pieces around its values. */
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

/** Puts other texts in the places of pieces. */
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
