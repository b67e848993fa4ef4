import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXAMPLE_TREE } from '../shared/folders';
import { runCommand } from '../shared/run-command';
import { runShell } from '../shared/run-program';
import { copyTree } from './copy-tree';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { type Facts, SITE_FILE } from '@/lib/site/schema';

const INSTALLER = 'Setup-1.0.exe';

/** What the tests need and the owner's facts may lack: both programs, an account service, and the root of a host. */
const needed = {
  url: 'https://slovar.example',
  accounts: { service: '' },
  android: {
    stores: [{ url: 'https://play.google.com/store/apps/details?id=example.slovar' }],
    releases: [{ version: '1.0' }],
  },
  windows: { releases: [{ version: '1.0', installer: { file: INSTALLER } }] },
};

/** `npm run build:example`: builds the export for the browser tests in a copy of the project. */
runCommand(async () => {
  await copyTree(EXAMPLE_TREE);
  const file = path.join(EXAMPLE_TREE, SITE_FILE);
  const facts = JSON.parse(await readFile(file, 'utf8')) as Facts;
  const { url, accounts } = needed;
  const programs = {
    android: facts.android ?? needed.android,
    windows: facts.windows ?? needed.windows,
  };
  await writeFile(file, JSON.stringify({ ...facts, ...programs, url, accounts }));
  if (!facts.windows) {
    const folder = path.join(EXAMPLE_TREE, DOWNLOADS_FOLDER);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, INSTALLER), 'MZ');
  }
  const env = { ...process.env, SITE_URL: '' };
  await runShell('npm run build', { cwd: EXAMPLE_TREE, env });
  return 0;
});
