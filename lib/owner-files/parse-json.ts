import {
  findNodeAtLocation,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import { fieldName, type Source } from './check';

/**
 * Remedies by what `explain` makes of a mistake: the parser's code, the sign before it (`^` at the start of the file), and
 * the two signs at it, or fewer at the end, then `|`: `CommaExpected 1 "b|`. The first that matches counts.
 */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/^Invalid(Escape|Unicode)/, 'обратную черту \\ пишут дважды: \\\\'],
  [/^InvalidCh| [\p{Z}\p{C}]/u, 'здесь знак табуляции или невидимый знак; наберите пробел'],
  [/^UnexpectedEndOfString/, 'кавычка не закрыта в той же строке'],
  [/ [“”„«»‘’'`]/, 'кавычки здесь нужны прямые: "'],
  [/ (\/[/*]|#)/, 'пояснений в этом файле не бывает; удалите его'],
  [/^Invalid\w+ " /, 'лишняя или потерянная кавычка "; внутри текста пишут «ёлочки» или \\"'],
  [/ \p{L}/u, 'текст пишут в кавычках ", а true, false и null — строчными буквами'],
  [/[,:] [,}\]]/, 'после запятой или двоеточия ничего нет; удалите запятую или впишите значение'],
  [/^\w+ . \|$/, 'файл кончается раньше времени; впишите недостающее и закройте скобки'],
  [/, \{|^Comma\S+ . [}\]:]/, 'не закрыта группа, нужна скобка }, или список, нужна скобка ]'],
  [/^Comma/, 'не хватает запятой'],
  [/^Colon/, 'не хватает двоеточия после имени поля'],
  [/^EndOfFile/, 'после последней скобки есть лишнее; удалите его или верните скобку выше'],
  [/^/, 'проверьте запятые, кавычки и скобки здесь и в строке выше'],
];

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function explain(text: string, { error, offset }: ParseError): string {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  const sign = `${code} ${before.at(-1) ?? '^'} ${text.slice(offset, offset + 2)}|`;
  const [, remedy] = remedies.find(([pattern]) => pattern.test(sign)) ?? [];
  // What is missing stands before the place at which the parser expects it.
  const place = code.endsWith('Expected') ? before.length : offset;
  return `строка ${lineAt(text, place)}: ${remedy}`;
}

/** Parses JSON that people write by hand. @throws Error in Russian that names the file, the line and the remedy */
export function parseJson(file: string, text: string): Source {
  if (text.trim() === '') throw new Error(`${file}: файл пуст; верните его содержание.`);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors[0] || !tree) throw new Error(`${file}, ${explain(text, errors[0]!)}.`);
  const fields = new Set<string>();
  visit(text, {
    onObjectProperty(name, _offset, _length, line, _character, path) {
      const field = fieldName([...path(), name]);
      const place = `${file}, строка ${line + 1}, ${field}`;
      if (fields.has(field)) throw new Error(`${place}: поле записано дважды; оставьте одно.`);
      fields.add(field);
    },
  });
  return {
    file,
    value: JSON.parse(text) as unknown,
    lineOf: (path) => {
      const node = findNodeAtLocation(tree, path);
      return node && lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
    },
  };
}
