import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyTree } from './copy-tree';
import { ownIconPaths } from '@/lib/logo/own-icon';
import { PAGES_FOLDER, textPages } from '@/lib/pages/text-pages';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { type Facts, SITE_FILE } from '@/lib/site/schema';
import { EXAMPLE_TREE, SECOND_OWNER_TREE } from '@/scripts/shared/folders';
import { runCommand } from '@/scripts/shared/run-command';
import { runShell } from '@/scripts/shared/run-program';

const INSTALLER = 'Setup-1.0.exe';

/** A page for an owner who has none. */
const PAGE = '---\ntitle: Политика\nplace: footer\n---\n\nВопросы — в [«Контактах»](/help/).\n';

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

async function buildExample(): Promise<void> {
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
  if (textPages().length === 0) {
    const folder = path.join(EXAMPLE_TREE, PAGES_FOLDER);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'privacy.md'), PAGE);
  }
}

/** Lays the second owner's files over a copy of the project, from which the first owner's files are removed. */
async function buildSecondOwner(): Promise<void> {
  await copyTree(SECOND_OWNER_TREE);
  for (const place of [
    DOWNLOADS_FOLDER,
    PAGES_FOLDER,
    'lib/content/screenshots',
    ...ownIconPaths,
  ]) {
    await rm(path.join(SECOND_OWNER_TREE, place), { recursive: true, force: true });
  }
  await cp('e2e/second-owner/files', SECOND_OWNER_TREE, { recursive: true });
}

/** `npm run build:tests`: builds the two exports that the tests use. */
runCommand(async () => {
  await buildExample();
  await buildSecondOwner();
  const env = { ...process.env, SITE_URL: '' };
  // Each build keeps one processor busy for most of its time.
  await Promise.all(
    [EXAMPLE_TREE, SECOND_OWNER_TREE].map((cwd) => runShell('npm run build', { cwd, env })),
  );
  return 0;
});
