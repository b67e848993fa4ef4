import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../cli/run-command';
import { formatContent } from './format-content';
import { setContent } from './set-content';
import { readProduct } from '@/lib/product/read';

const FOLDER = 'lib/content';

/** `npm run typography`: sets and formats what an editor has typed by the rules of the site. */
runCommand(async () => {
  // A wrong product file is named before anything is written.
  readProduct('.');
  const names = (await readdir(FOLDER)).filter((name) => /\.(ts|json)$/.test(name));
  const files = names.map(async (name) => {
    const file = path.join(FOLDER, name);
    const source = await readFile(file, 'utf8');
    return { name, file, source, result: await formatContent(file, setContent(name, source)) };
  });
  const changed = (await Promise.all(files)).filter(({ source, result }) => source !== result);
  for (const { file, result } of changed) await writeFile(file, result);
  console.log(
    changed.length > 0
      ? `Исправлены кавычки, тире, ё, неразрывные пробелы или отступы: ${changed.map(({ name }) => name).join(', ')}.`
      : `В ${FOLDER} всё набрано по правилам, менять нечего.`,
  );
  return 0;
});
