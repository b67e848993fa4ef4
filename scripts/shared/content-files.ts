import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { decodeText } from '@/lib/owner-files/decode-text';
import { SITE_FILE } from '@/lib/site/schema';

const FOLDER = path.posix.dirname(SITE_FILE);

/** The lowest number of a type error in TypeScript. Syntax errors have lower numbers. */
const FIRST_TYPE_ERROR = 2000;

/** By TypeScript's error number. Each function gets the names that TypeScript's message quotes, and the message. */
const sentences: Readonly<Record<number, (names: string[], message: string) => string>> = {
  1117: () => 'одно и то же поле записано дважды; оставьте одно',
  2353: ([name]) => `поля «${name}» не бывает; исправьте имя или удалите его`,
  2561: ([name, ...types]) =>
    `поля «${name}» не бывает, наверное, это «${types.at(-1)}»; исправьте имя`,
  2739: (_, message) => `не хватает полей ${message.replace(/^.*: /, '')}; впишите их`,
  2741: ([name]) => `нет поля «${name}»; впишите его`,
};

function explain({ code, messageText }: ts.Diagnostic): string {
  if (code !== 1117 && code < FIRST_TYPE_ERROR) {
    return 'не хватает запятой, кавычки или скобки, или одна из них лишняя; проверьте эту строку и ту, что перед ней';
  }
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  const names = Array.from(message.matchAll(/'([^']+)'/g), ([, name = '']) => name);
  const sentence = sentences[code]?.(names, message);
  return (
    sentence ?? `записано не так, как в соседних записях, сравните с ними (TypeScript: ${message})`
  );
}

function refuse(problem: ts.Diagnostic | undefined): void {
  const { file, start = 0 } = problem ?? {};
  if (!problem || !file) return;
  const { line } = file.getLineAndCharacterOfPosition(start);
  const name = `${FOLDER}/${path.basename(file.fileName)}`;
  throw new Error(`${name}, строка ${line + 1}: ${explain(problem)}.`);
}

const sourcesIn = (root: string) =>
  readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith('.ts'));

/**
 * Checks the syntax of the editor's TypeScript files: importing one with an error would fail with a stack trace.
 * @throws Error in Russian that names the file, the line and the remedy
 */
export function checkContentSyntax(root: string): void {
  for (const name of sourcesIn(root)) {
    const file = `${FOLDER}/${name}`;
    const text = decodeText(file, readFileSync(path.join(root, file)));
    refuse(ts.transpileModule(text, { fileName: file, reportDiagnostics: true }).diagnostics?.[0]);
  }
}

/** Checks the types in the editor's TypeScript files; takes seconds. @throws Error as in checkContentSyntax */
export function checkContentFields(root: string): void {
  const config = path.join(root, 'tsconfig.json');
  const files = sourcesIn(root).map((name) => path.posix.join(root, FOLDER, name));
  const { compilerOptions } = ts.readConfigFile(config, ts.sys.readFile).config ?? {};
  const parsed = ts.parseJsonConfigFileContent({ compilerOptions, files }, ts.sys, root);
  const program = ts.createProgram(files, parsed.options);
  for (const file of files) refuse(program.getSemanticDiagnostics(program.getSourceFile(file))[0]);
}
