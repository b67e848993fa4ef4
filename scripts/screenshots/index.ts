import path from 'node:path';
import { Command } from 'commander';
import { runCommand } from '../cli/run-command';
import { publishOriginals } from './publish-originals';
import { screenshots } from '@/lib/screenshots/screenshots';

const command = new Command().argument('[names...]').configureOutput({
  outputError: (_, write) =>
    write(
      'Команда знает только имена картинок, без других параметров: npm run screenshots -- search card.\n',
    ),
});

/** `npm run screenshots`: makes the site's pictures of the owner's own PNGs in screenshots/. */
runCommand(async () => {
  const root = path.join(__dirname, '../..');
  await publishOriginals(root, screenshots, command.parse().args, console.log);
  return 0;
});
