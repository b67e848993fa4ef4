import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Matches the folder of the innermost package in a path. */
const PACKAGE_FOLDER = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/;

const LICENSE_FILE = /^(licen[cs]e|copying|notice)\b/i;

/** Folder of Tailwind, whose base styles are in every page although no module imports the package. */
const STYLES = path.dirname(require.resolve('tailwindcss/package.json'));

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** React's licence file, whose text is also used for MIT packages without a licence file. */
const MIT_LICENSE = path.join(path.dirname(require.resolve('react/package.json')), 'LICENSE');

/** Returns a package's name, version and licences. @throws Error when no text of its licence is found */
async function noticeOf(folder: string): Promise<string> {
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license = '', author = '' } = JSON.parse(manifest) as Package;
  const files = (await readdir(folder)).filter((file) => LICENSE_FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  if (texts.length === 0) {
    const owner = typeof author === 'string' ? author : author.name;
    if (license !== 'MIT' || !owner) {
      throw new Error(`${name} goes out with the site, but its folder has no text of its licence.`);
    }
    const text = await readFile(MIT_LICENSE, 'utf8');
    texts.push(text.replace(/^Copyright .*$/m, () => `Copyright (c) ${owner}`));
  }
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/** Returns the licences of Tailwind and of the packages that contain these files. @throws Error as `noticeOf` does */
export async function licensesText(files: readonly string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []));
  const notices = await Promise.all([...folders.add(STYLES)].sort().map(noticeOf));
  return `${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
