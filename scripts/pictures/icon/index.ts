import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { runCommand } from '../../shared/run-command';
import { checkOwnIcon } from './check-own-icon';
import { iconFiles } from './icon-files';
import { findOwnIcon, recordOf } from './own-icon';

const RECORD = 'lib/brand/icon.json';

const command = new Command('npm run icon --').description(
  'делает иконки сайта из lib/content/icon.svg или icon.png, а без них — из знака сайта',
);

/** `npm run icon`: makes every icon of the site and records what they are made of. */
runCommand(async () => {
  command.parse();
  const icon = findOwnIcon('.');
  if (icon) await checkOwnIcon(icon);
  const files = await iconFiles(icon);
  for (const [file, content] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(RECORD, `${JSON.stringify(recordOf(icon), undefined, 2)}\n`);
  console.log(`Иконки сделаны из ${icon ? `файла ${icon.path}` : 'знака сайта'}: ${files.size}.`);
  for (const file of files.keys()) console.log(`  ${file}`);
  return 0;
});
