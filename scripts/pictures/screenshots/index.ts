import { Command } from 'commander';
import { runCommand } from '../../shared/run-command';
import { publishOriginals } from './publish-originals';
import { screenshots } from '@/lib/screenshots/screenshots';

const command = new Command('npm run screenshots --').argument('[names...]').configureOutput({
  outputError: (_, write) =>
    write(
      'Команда знает только имена картинок, без других параметров: npm run screenshots -- search card.\n',
    ),
});

/** `npm run screenshots`: makes the site's pictures from the owner's PNGs in screenshots/. */
runCommand(async () => {
  await publishOriginals('.', screenshots, command.parse().args, console.log);
  return 0;
});
