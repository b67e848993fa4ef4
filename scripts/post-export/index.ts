import { loadEnvConfig } from '@next/env';
import { runCommand } from '../site-server/run-command';
import { writeHostFiles } from './write-host-files';
import { writePolicies } from './write-policies';
import { parseSettings } from '@/lib/settings/parse';

const EXPORT_FOLDER = 'out';
const SERVER_FOLDER = '.hosting';

/** Second half of `npm run build`: policies of the pages, headers for the hosts. */
runCommand(async () => {
  // The same files that `next build` reads.
  loadEnvConfig(process.cwd());
  const settings = parseSettings(process.env);
  const pages = await writePolicies(EXPORT_FOLDER, settings.apiUrl);
  await writeHostFiles({
    settings,
    directory: EXPORT_FOLDER,
    serverDirectory: SERVER_FOLDER,
    epoch: process.env.SOURCE_DATE_EPOCH,
  });
  console.log(`${pages} pages have their Content-Security-Policy; nginx reads ${SERVER_FOLDER}/`);
  return 0;
});
