import ts from 'typescript';

/** Returns where a node is, such as `install.first.title`. */
function fieldOf({ parent }: ts.Node): string {
  if (!parent) return '';
  const outer = fieldOf(parent);
  if (!ts.isPropertyAssignment(parent)) return outer;
  return `${outer && `${outer}.`}${parent.name.getText()}`;
}

function explainFields(node: ts.ObjectLiteralExpression, type: ts.Type): string | undefined {
  const names = node.properties.map(({ name }) => name?.getText() ?? '');
  const known = type.getProperties();
  const unknown = names.find((one) => !known.some(({ name }) => name === one));
  const missing = known.find(
    ({ name, flags }) => !names.includes(name) && !(flags & ts.SymbolFlags.Optional),
  );
  const parts = [
    missing && `нет поля «${missing.name}»`,
    unknown && `поля «${unknown}» не бывает`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', а ')}; впишите имена, как в образце` : undefined;
}

function explainPlaceholders(text: string, type: ts.Type, checker: ts.TypeChecker) {
  // The type `TextWith` names them in its property.
  const property = type.getProperties().find(({ name }) => name.startsWith('__@placeholders'));
  const names = property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const known = names
    ? Array.from(checker.typeToString(names).matchAll(/\w+/g), ([name]) => `{${name}}`)
    : [];
  const unknown = text.match(/\{[^{}]*\}/g)?.find((one) => !known.includes(one));
  return (
    unknown &&
    `подстановки ${unknown} здесь нет, ${known.length > 0 ? `есть ${known.join(', ')}` : 'уберите её'}`
  );
}

/** Returns the first node with a field or a placeholder that its type does not have or needs, and a sentence. */
export function wrongWords(
  node: ts.Node,
  checker: ts.TypeChecker,
): { node: ts.Node; sentence: string } | undefined {
  const context = ts.isExpression(node) && checker.getContextualType(node);
  const type = context && checker.getNonNullableType(context);
  const isGroup = type && type.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(type);
  let sentence: string | undefined;
  if (isGroup && ts.isObjectLiteralExpression(node)) sentence = explainFields(node, type);
  // Words without a declared type have the type that TypeScript infers, which is each text itself.
  const isText = type && !(type.flags & ts.TypeFlags.StringLiteral);
  if (isText && ts.isStringLiteralLike(node))
    sentence = explainPlaceholders(node.text, type, checker);
  if (!sentence) return ts.forEachChild(node, (child) => wrongWords(child, checker));
  const field = fieldOf(node);
  return { node, sentence: `${field && `${field}: `}${sentence}` };
}
