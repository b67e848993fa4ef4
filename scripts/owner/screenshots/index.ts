import { parseArgs } from 'node:util';
import { runCommand } from '../../shared/run-command';
import { publishOriginals } from './publish-originals';

function readNames(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch (error) {
    const sentence =
      'Команда знает только имена картинок, без других параметров: npm run screenshots -- search card.';
    throw new Error(sentence, { cause: error });
  }
}

/** `npm run screenshots`: makes the site's pictures from the owner's PNGs in screenshots/. */
runCommand(async () => {
  await publishOriginals(readNames());
  return 0;
});
