import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../cli/run-command';
import { setContent } from './set-content';
import { readProduct } from '@/lib/product/read';

const FOLDER = 'lib/content';

/** `npm run typography`: sets the Russian that an editor has typed by the rules of the site. */
runCommand(async () => {
  // A wrong product file is named before anything is written.
  readProduct('.');
  const names = (await readdir(FOLDER)).filter((name) => /\.(ts|json)$/.test(name));
  const changed: string[] = [];
  for (const name of names) {
    const file = path.join(FOLDER, name);
    const source = await readFile(file, 'utf8');
    const result = setContent(name, source);
    if (result === source) continue;
    await writeFile(file, result);
    changed.push(name);
  }
  console.log(
    changed.length > 0
      ? `Исправлены кавычки, тире, ё или неразрывные пробелы: ${changed.join(', ')}.`
      : `В ${FOLDER} всё набрано по правилам, менять нечего.`,
  );
  return 0;
});
