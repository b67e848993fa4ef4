import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { decodeText } from '@/lib/owner-files/decode-text';
import { parseSettings, type Settings } from '@/lib/settings/parse';
import { unknownVariable } from '@/lib/settings/unknown-variable';
import { variableNames } from '@/lib/settings/variables';

/** Names that owners give to `.env.local` by mistake, for example because Windows hides extensions. */
const misnamed = ['.env.local.txt', '.env.txt', 'env.local', 'env.local.txt'];

/**
 * Matches a line with a value that contains «#» and has no quotes. The parser would cut the value off at the «#».
 * A «#» with spaces around it begins a comment and is not matched.
 */
const CUT = /^\s*(?:export\s+)?\w+\s*=\s*[^\s'"`#][^#\n]*(?:(?<=\S)#|#(?=[^\s#]))/;

function checkFile(file: string, text: string, names: readonly string[]): void {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const where = `${file}, строка ${index + 1}`;
    const name = /^\s*(?:export\s+)?(\w+)/.exec(line)?.[1] ?? '';
    if (!variableNames.includes(name)) continue;
    if (!names.includes(name)) {
      throw new Error(`${where}: ${name} не читается; запишите ${name}=значение.`);
    }
    if (!CUT.test(line)) continue;
    throw new Error(
      `${where}: значение ${name} обрывается на знаке #; возьмите всё значение в двойные кавычки, а если это примечание, отделите # пробелами.`,
    );
  }
  const bare = names.find((name) => variableNames.includes(`NEXT_PUBLIC_${name}`));
  if (bare) throw new Error(`${file}: ${unknownVariable(bare)}`);
}

/**
 * Reads the settings from the environment and from the .env files. Like Next, it adds the variables of these
 * files to the environment.
 *
 * @throws Error with a Russian sentence that names the file or the variable and the remedy
 */
export function readSettings(root = process.cwd(), isDevelopment = false): Settings {
  const { loadedEnvFiles } = loadEnvConfig(root, isDevelopment, console, true);
  const lost = misnamed.find((name) => existsSync(path.join(root, name)));
  if (lost && loadedEnvFiles.length === 0) {
    throw new Error(
      `${lost}: настройки из файла с таким именем не читаются; назовите его .env.local.`,
    );
  }
  for (const { path: file, env } of loadedEnvFiles) {
    checkFile(file, decodeText(file, readFileSync(path.join(root, file))), Object.keys(env));
  }
  return parseSettings(process.env);
}
