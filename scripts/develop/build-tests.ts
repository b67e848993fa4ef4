import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownIconPaths } from '@/lib/logo/own-icon';
import { PAGES_FOLDER, textPages } from '@/lib/pages/text-pages';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { type Site } from '@/lib/site/parse';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { SITE_FILE } from '@/lib/site/schema';
import { BADGES_FOLDER } from '@/lib/stores/badges';
import {
  EXAMPLE_TREE,
  EXPORT_FOLDER,
  GENERATED_FOLDER,
  SECOND_OWNER_TREE,
} from '@/scripts/shared/folders';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram } from '@/scripts/shared/run-program';

const INSTALLER = 'Setup-1.0.exe';

/** A page for an owner who has none. */
const PAGE = '---\ntitle: Политика\nplace: footer\n---\n\nВопросы — в [«Контактах»](/help/).\n';

/** A copy inside the project uses the project's packages, because Node looks for packages in the folders above. */
const notCopied = [
  ...['.git', '.next', 'node_modules', 'package-lock.json'],
  ...[EXPORT_FOLDER, GENERATED_FOLDER],
];

async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of await readdir('.')) {
    if (!notCopied.includes(name)) await cp(name, path.join(folder, name), { recursive: true });
  }
}

/** Copies the project, and adds what the tests need and its owner may lack. */
async function copyExample(): Promise<void> {
  await copyProject(EXAMPLE_TREE);
  const lay = async (name: string, text: string) => {
    const file = path.join(EXAMPLE_TREE, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const facts = JSON.parse(await readFile(SITE_FILE, 'utf8')) as Site;
  const example = {
    ...facts,
    url: 'https://slovar.example',
    accounts: { service: '' },
    android: facts.android ?? {
      stores: [{ url: 'https://play.google.com/store/apps/details?id=example.slovar' }],
      releases: [{ version: '1.0' }],
    },
    windows: facts.windows ?? { releases: [{ version: '1.0', installer: { file: INSTALLER } }] },
  };
  await lay(SITE_FILE, JSON.stringify(example));
  if (!facts.windows) await lay(`${DOWNLOADS_FOLDER}${INSTALLER}`, 'MZ');
  if (textPages().length === 0) await lay(`${PAGES_FOLDER}/privacy.md`, PAGE);
}

/** Lays the second owner's files over a copy of the project, from which the first owner's files are removed. */
async function copySecondOwner(): Promise<void> {
  await copyProject(SECOND_OWNER_TREE);
  const places = [DOWNLOADS_FOLDER, PAGES_FOLDER, ORIGINALS_FOLDER, BADGES_FOLDER];
  for (const place of [...places, ...ownIconPaths]) {
    await rm(path.join(SECOND_OWNER_TREE, place), { recursive: true, force: true });
  }
  await cp('e2e/second-owner/files', SECOND_OWNER_TREE, { recursive: true });
}

/** `npm run build:tests`: builds the two exports that the tests use. */
runCommand(async () => {
  // The strictest umask: the export must not depend on it.
  process.umask(0o077);
  await copyExample();
  await copySecondOwner();
  // The build must set its own NODE_ENV.
  const env = { ...process.env, SITE_URL: '', NODE_ENV: 'development' } as const;
  const args = ['--import', 'tsx', 'scripts/build/index.ts'];
  // Each build keeps one processor busy for most of its time.
  const codes = await Promise.all(
    [EXAMPLE_TREE, SECOND_OWNER_TREE].map((cwd) =>
      runProgram(process.execPath, args, { cwd, env }),
    ),
  );
  return Math.max(...codes);
});
