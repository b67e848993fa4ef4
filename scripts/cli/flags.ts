import { parseArgs } from 'node:util';

/** One flag: what `--help` says of it, and how its text becomes a value. */
export interface Flag<Value> {
  readonly help: string;
  /** What stands after `=`; a flag without it is a switch. */
  readonly sample?: string;
  /**
   * @param texts what the command line gives, in its order; none when the flag is not there
   * @param name with its hyphens, for the sentence
   * @throws Error with a sentence about a wrong text
   */
  readonly read: (texts: readonly string[], name: string) => Value;
}

/** What a command is called by people, what it does, and its flags. */
export interface Usage<Values> {
  readonly command: string;
  readonly summary: string;
  readonly flags: { readonly [Name in keyof Values]: Flag<Values[Name]> };
}

/** Thrown for `--help`; its message is the answer. */
export class HelpRequest extends Error {}

const wrong = (name: string, text: string, expected: string) =>
  new Error(`${name} is «${text}», but it must be ${expected}.`);

export const switchFlag = (help: string): Flag<boolean> => ({
  help,
  read: (texts) => texts.length > 0,
});

/** Free text. @param expected what `isRight` asks for, for the sentence */
export const textFlag = (
  help: string,
  sample: string,
  isRight: (text: string) => boolean = () => true,
  expected = `like ${sample}`,
): Flag<string | undefined> => ({
  help,
  sample,
  read(texts, name) {
    const text = texts.at(-1);
    if (text !== undefined && !isRight(text)) throw wrong(name, text, expected);
    return text;
  },
});

function oneOf<Value extends string | number>(
  values: readonly Value[],
  text: string,
  name: string,
): Value {
  const found = values.find((value) => String(value) === text);
  if (found === undefined) throw wrong(name, text, `one of: ${values.join(', ')}`);
  return found;
}

export const oneOfFlag = <Value extends string | number>(
  help: string,
  values: readonly Value[],
  fallback: Value,
): Flag<Value> => ({
  help: `${help}, ${fallback} by default`,
  sample: values.join('|'),
  read: (texts, name) => oneOf(values, texts.at(-1) ?? String(fallback), name),
});

/** Some of the values, in the order of the table; all of them when the flag is not there. */
export const manyOfFlag = <Value extends string | number>(
  help: string,
  values: readonly Value[],
  sample = values.join('|'),
): Flag<readonly Value[]> => ({
  help: `${help}, all by default; may be repeated`,
  sample,
  read(texts, name) {
    const asked = texts.map((text) => oneOf(values, text, name));
    return values.filter((value) => asked.length === 0 || asked.includes(value));
  },
});

/** @param variable of the environment, which counts when the flag is not there */
export const portFlag = (help: string, fallback: number, variable?: string): Flag<number> => ({
  help: `${help}, ${variable ? `${variable} or ` : ''}${fallback} by default; 0 takes a free one`,
  sample: 'PORT',
  read(texts, name) {
    const set = (variable && process.env[variable]) || String(fallback);
    const text = texts.at(-1) ?? set;
    if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
    throw wrong(texts.length ? name : (variable ?? name), text, 'a port number from 0 to 65535');
  },
});

/** The answer to `--help`, from the same table that the flags are read by. */
function helpText({ command, summary, flags }: Usage<Record<string, unknown>>): string {
  const rows = Object.entries(flags).map(([name, { sample, help }]) => [
    `--${name}${sample ? `=${sample}` : ''}`,
    help,
  ]);
  const width = Math.max(...rows.map(([flag = '']) => flag.length));
  const lines = rows.map(([flag = '', help]) => `  ${flag.padEnd(width)}  ${help}`);
  return [`${command}: ${summary}`, '', ...lines].join('\n');
}

/**
 * Reads `--name=value` and `--name value` arguments.
 *
 * @throws HelpRequest for `--help`
 * @throws Error with a sentence that names the wrong flag, and the known ones or what is expected
 */
export function readFlags<Values extends object>(
  usage: Usage<Values>,
  args: readonly string[] = process.argv.slice(2),
): Values {
  const flags = Object.entries(usage.flags) as [keyof Values & string, Flag<unknown>][];
  if (args.includes('--help')) {
    throw new HelpRequest(helpText(usage as Usage<Record<string, unknown>>));
  }
  const options: Record<string, { type: 'string' | 'boolean'; multiple: true }> = {};
  for (const [name, { sample }] of flags) {
    options[name] = { type: sample ? 'string' : 'boolean', multiple: true };
  }
  try {
    const { values } = parseArgs({ args: [...args], options });
    return Object.fromEntries(
      flags.map(([name, flag]) => [
        name,
        flag.read([values[name] ?? []].flat().map(String), `--${name}`),
      ]),
    ) as Values;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    const reason = message.split('. ', 1)[0]?.replace(/\.$/, '');
    const known = flags.map(([name]) => `--${name}`).join(', ');
    throw new Error(`${reason}. Known flags: ${known}, --help.`, { cause: error });
  }
}
