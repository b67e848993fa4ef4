import { decodeText } from './decode-text';

/** A piece of JSON. After an opening bracket, a comma or a colon, something else must follow. */
const PIECE =
  /\s*(?:"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?\d[\d.eE+-]*|true|false|null|[}\]]|[[{](?!\s*[,:])|[,:](?!\s*[,:}\]]))/gy;

/** By what stands at the mistake. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/^[“”„«»‘’'`]/, 'кавычки здесь нужны прямые: "'],
  [/^"[^"\n]*\\/, 'обратную черту \\ пишут дважды: \\\\'],
  [/^"/, 'кавычка не закрыта в той же строке или в тексте стоит знак табуляции'],
  [/^,/, 'после запятой ничего нет; удалите её'],
  [/^[/#]/, 'пояснений в этом файле не бывает; удалите его'],
  [/^\p{L}/u, 'текст пишут в кавычках ", а true, false и null — строчными буквами'],
  [/^$/, 'файл кончается раньше времени; впишите недостающее и закройте скобки'],
];

/** Says where the first mistake is and what to do. Not all messages of `JSON.parse` contain a place. */
function explain(text: string, message: string): string {
  const pieces = Array.from(text.matchAll(PIECE), ([piece]) => piece).join('');
  const rest = text.slice(pieces.length).trimStart();
  // If all pieces are right, one of them is where it may not be.
  const [, position] = (rest === '' && /position (\d+)/.exec(message)) || [];
  const place = position ? Number(position) : text.length - rest.length;
  const [, remedy] = (!position && remedies.find(([sign]) => sign.test(rest))) || [];
  const line = text.slice(0, place).split('\n').length;
  return `строка ${line}: ${remedy ?? 'проверьте запятые, кавычки и скобки здесь и в строке выше'}`;
}

/** Parses JSON that people write by hand. @throws Error in Russian that names the file, the line and the remedy */
export function parseJson(file: string, content: Uint8Array): unknown {
  const text = decodeText(file, content);
  const strings = [...text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)];
  const fields = strings.flatMap(([, name = '', colon]) => (colon ? name : []));
  let json: unknown;
  try {
    // Of a field that a group has twice, the parser keeps only one.
    json = JSON.parse(text, (name, value: unknown) => {
      if (fields.includes(name)) fields.splice(fields.indexOf(name), 1);
      return value;
    });
  } catch (error) {
    throw new Error(`${file}, ${explain(text, String(error))}.`, { cause: error });
  }
  if (!fields[0]) return json;
  throw new Error(`${file}: поле «${fields[0]}» записано дважды; оставьте одно.`);
}
