import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesIn } from '../../shared/files-below';

/** The placeholders that the site fills in, by file of lib/content and by field. A new one is entered here. */
const known: Readonly<Record<string, string>> = {
  'android.ts store.link': '{store}',
  'android.ts store.qrCode': '{store}',
  'android.ts store.qrHint': '{store}',
  'android.ts dictionaries.intoOneLanguage': '{language}',
  'changes-page.ts version': '{version}',
  'changes-page.ts feedEntry': '{site} {platform} {version}',
  'deletion.ts noLetter.advice': '{wait}',
  'emails.ts deletionEmail': '{app}',
  'emails.ts resultPageEmail': '{page}',
  'home.ts recall.show': '{number}',
  'home.ts recall.question': '{number}',
  'languages.ts list': '{languages}',
  'languages.ts one': '{languages}',
  'languages.ts more': '{languages}',
  'languages.ts into': '{languages} {language}',
  'shell.ts footer.about': '{site}',
  'shell.ts footer.developer': '{developer}',
  'windows.ts file.former': '{version}',
};

/** Returns the fields around a text, such as `store.link`, or else the name of the constant. */
function fieldOf(text: ts.Node): string {
  const fields: string[] = [];
  let constant = '';
  for (let node = text; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node)) fields.unshift(node.name.getText());
    if (ts.isVariableDeclaration(node)) constant = node.name.getText();
  }
  return fields.join('.') || constant;
}

function checkText(text: ts.StringLiteralLike): void {
  const file = text.getSourceFile();
  const field = fieldOf(text);
  const right = known[`${path.basename(file.fileName)} ${field}`]?.split(' ') ?? [];
  const wrong = text.text.match(/\{[^{}]*\}/g)?.find((one) => !right.includes(one));
  if (wrong === undefined) return;
  const { line } = file.getLineAndCharacterOfPosition(text.getStart());
  throw new Error(
    `${file.fileName}, строка ${line + 1}, ${field}: подстановки ${wrong} здесь нет, ${right[0] ? `есть ${right.join(', ')}` : 'уберите её'}.`,
  );
}

/** Checks the placeholders in the owner's words. @throws Error in Russian about the first that would stay as it is */
export function checkPlaceholders(folder: string): void {
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) checkText(node);
    ts.forEachChild(node, visit);
  };
  for (const name of filesIn(folder).filter((one) => one.endsWith('.ts'))) {
    const source = readFileSync(`${folder}/${name}`, 'utf8');
    visit(ts.createSourceFile(`${folder}/${name}`, source, ts.ScriptTarget.Latest, true));
  }
}
