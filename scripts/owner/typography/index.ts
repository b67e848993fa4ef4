import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { runCommand } from '../../shared/run-command';
import { typesetContent } from './typeset-content';
import { readProduct } from '@/lib/product/read';

const FOLDER = 'lib/content';

/** `npm run typography`: corrects the Russian typography in lib/content and formats the files. */
runCommand(async () => {
  // A mistake in the product file stops the command here, before it writes anything. install-missing.mjs has
  // already checked the syntax of the TypeScript files.
  readProduct('.');
  const changed: string[] = [];
  for (const name of await readdir(FOLDER)) {
    if (!/\.(ts|json)$/.test(name)) continue;
    const filepath = path.join(FOLDER, name);
    const source = await readFile(filepath, 'utf8');
    const options = await resolveConfig(filepath);
    const text = typesetContent(name, source.replace(/^\uFEFF/, ''));
    const result = await format(text, { ...options, filepath });
    if (result === source) continue;
    await writeFile(filepath, result);
    changed.push(name);
  }
  console.log(
    changed.length > 0
      ? `Исправлены кавычки, тире, ё, неразрывные пробелы или отступы: ${changed.join(', ')}.`
      : `В ${FOLDER} всё набрано по правилам, менять нечего.`,
  );
  return 0;
});
