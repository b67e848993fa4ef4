import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { wrongWords } from './content-words';
import { filesBelow } from './files-below';
import { readText } from '@/lib/owner-files/read-text';
import { SITE_FILE } from '@/lib/site/schema';

const FOLDER = path.posix.dirname(SITE_FILE);

const IMPORT = /import \{([^}]*)\} from '[^']*\/content\/([\w-]+)'/g;

/** The lowest code of a type error in TypeScript. Syntax errors have lower codes. */
const FIRST_TYPE_ERROR = 2000;

const REPEATED = 1117;

/** By the type that TypeScript expects. */
const kinds: Readonly<Record<string, string>> = {
  string: 'текст в кавычках',
  boolean: 'true или false без кавычек',
  readonly: 'список в квадратных скобках',
};

function explain({ code, messageText }: ts.Diagnostic): string {
  if (code === REPEATED) return 'одно и то же поле записано дважды; оставьте одно';
  if (code < FIRST_TYPE_ERROR)
    return 'не хватает запятой, кавычки или скобки, или одна из них лишняя; проверьте эту строку и ту, что перед ней';
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  const [, name] = /^(?:Cannot find name|No value exists in scope.*) '([^']+)'/.exec(message) ?? [];
  if (name)
    return `«${name}» здесь неизвестно; возьмите текст в кавычки или верните удалённую строку`;
  const [, type = ''] = /not assignable to type '([^']+)'/.exec(message) ?? [];
  const kind = kinds[type.split(' ', 1)[0] ?? ''] ?? 'то же, что в соседних записях и в образце';
  return `здесь нужно другое: ${kind}`;
}

function refuse(source: ts.SourceFile, start: number, sentence: string): never {
  const { line } = source.getLineAndCharacterOfPosition(start);
  const name = `${FOLDER}/${path.basename(source.fileName)}`;
  throw new Error(`${name}, строка ${line + 1}: ${sentence}.`);
}

const sourcesIn = (root: string) =>
  readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith('.ts'));

/** Checks the syntax of the editor's TypeScript files. @throws Error in Russian that names file, line and remedy */
export function checkContentSyntax(root: string): void {
  for (const name of sourcesIn(root)) {
    const file = `${FOLDER}/${name}`;
    const text = readText(file, root);
    const { diagnostics } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
    const problem = diagnostics?.[0];
    if (problem?.file) refuse(problem.file, problem.start ?? 0, explain(problem));
  }
}

/** Returns what the site's code imports from the owner's files. */
const importsIn = (root: string) =>
  ['app', 'components', 'lib']
    .map((folder) => path.join(root, folder))
    .flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(IMPORT)))
    .map(([, names = '', file = '']) => ({
      name: `${file}.ts`,
      words: names.split(',').flatMap((one) => /^\s*(?:type )?(\w+)/.exec(one)?.[1] ?? []),
    }));

/** Checks the types in the editor's TypeScript files; takes seconds. @throws Error as in checkContentSyntax */
export function checkContentFields(root: string): void {
  const config = path.join(root, 'tsconfig.json');
  const files = sourcesIn(root).map((name) => path.posix.join(root, FOLDER, name));
  const { compilerOptions } = ts.readConfigFile(config, ts.sys.readFile).config ?? {};
  const parsed = ts.parseJsonConfigFileContent({ compilerOptions, files }, ts.sys, root);
  const program = ts.createProgram(files, parsed.options);
  const checker = program.getTypeChecker();
  for (const { name, words } of importsIn(root)) {
    const source = program.getSourceFile(path.posix.join(root, FOLDER, name));
    const symbol = source && checker.getSymbolAtLocation(source);
    const lost = words.find((word) => !symbol?.exports?.has(word as ts.__String));
    if (lost) {
      throw new Error(
        `${FOLDER}/${name}: ${source ? `нет export const ${lost}` : 'файла нет'}, а сайту он нужен; верните его.`,
      );
    }
  }
  for (const source of files.flatMap((file) => program.getSourceFile(file) ?? [])) {
    const words = wrongWords(source, checker);
    if (words) refuse(source, words.node.getStart(), words.sentence);
    const [problem] = program.getSemanticDiagnostics(source);
    if (problem) refuse(source, problem.start ?? 0, explain(problem));
  }
}
