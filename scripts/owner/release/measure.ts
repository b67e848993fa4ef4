import { readFile } from 'node:fs/promises';
import { filesIn } from '../../shared/files-below';
import { runCommand } from '../../shared/run-command';
import { measureFile } from '@/lib/installer/verify';
import { installerName } from '@/lib/product/program-schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** `npm run installer`: prints the fields of product.json that describe each installer. */
runCommand(async () => {
  const files = filesIn(DOWNLOADS_FOLDER).filter((name) => installerName.safeParse(name).success);
  if (files.length === 0) {
    throw new Error(
      `В ${DOWNLOADS_FOLDER} нет установщика: положите туда файл .exe, .msi или .zip.`,
    );
  }
  for (const file of files) {
    const fields = { file, ...measureFile(await readFile(DOWNLOADS_FOLDER + file)) };
    console.log(
      Object.entries(fields)
        .map(([name, value]) => `"${name}": ${JSON.stringify(value)},`)
        .join('\n'),
    );
  }
  return 0;
});
