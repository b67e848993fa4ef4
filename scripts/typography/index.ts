import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../cli/run-command';
import { setStrings } from './set-strings';

const FOLDER = 'lib/content';

/** `npm run typography`: sets the Russian that an editor has typed by the rules of the site. */
runCommand(async () => {
  const names = (await readdir(FOLDER)).filter((name) => /\.(ts|json)$/.test(name));
  for (const name of names) {
    const file = path.join(FOLDER, name);
    const source = await readFile(file, 'utf8');
    const result = setStrings(source);
    if (result === source) continue;
    await writeFile(file, result);
    console.log(`${file}: исправлены кавычки, тире, ё или неразрывные пробелы`);
  }
  return 0;
});
