import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../cli/run-command';
import { publishOriginals } from './publish-originals';
import { screenshots } from '@/lib/screenshots/screenshots';

function readNames(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch {
    throw new Error(
      'Команда знает только имена картинок, без других параметров: npm run screenshots -- search card.',
    );
  }
}

/** `npm run screenshots`: makes the site's pictures of the owner's own PNGs in screenshots/. */
runCommand(async () => {
  const root = path.join(__dirname, '../..');
  await publishOriginals(root, screenshots, readNames(process.argv.slice(2)), console.log);
  return 0;
});
