import { loadEnvConfig } from '@next/env';
import { runCommand } from '../cli/run-command';
import { hintScripts } from './hint-scripts';
import { lightenPages } from './lighten-pages';
import { writeHostFiles } from './write-host-files';
import { writePolicies } from './write-policies';
import { parseSettings } from '@/lib/settings/parse';

const EXPORT_FOLDER = 'out';
const SERVER_FOLDER = '.hosting';

/** Second half of `npm run build`: light pages, their policies, headers for the hosts. */
runCommand(async () => {
  // The same files that `next build` reads.
  loadEnvConfig(process.cwd());
  const settings = parseSettings(process.env);
  await lightenPages(EXPORT_FOLDER, settings.basePath);
  await hintScripts(EXPORT_FOLDER);
  // The policies hold hashes, so nothing may change the pages after them.
  const pages = await writePolicies(EXPORT_FOLDER, settings);
  await writeHostFiles({
    settings,
    directory: EXPORT_FOLDER,
    serverDirectory: SERVER_FOLDER,
    epoch: process.env.SOURCE_DATE_EPOCH,
  });
  console.log(`${pages} pages have their Content-Security-Policy; nginx reads ${SERVER_FOLDER}/`);
  return 0;
});
