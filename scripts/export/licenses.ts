import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const PACKAGE_FOLDER = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/;

const LICENSE_FILE = /^(licen[cs]e|copying|notice)\b/i;

/** Tailwind's base styles stand in every page. */
const STYLES = path.dirname(require.resolve('tailwindcss/package.json'));

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Text of the MIT licence for packages that name it and carry no copy of it, as Embla's do. */
const mitLicense = (author: string) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** Folders of the packages that source files belong to, each once. @param files with slashes */
export const packagesOf = (files: Iterable<string>): string[] => [
  ...new Set([...files].flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? [])),
];

/** A package's name, version and licence. @throws Error with a sentence when there is no text */
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
    texts.push(mitLicense(owner));
  }
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/**
 * Licences of the packages whose code goes out with the site. The MIT licence
 * asks for a copy wherever the code goes.
 *
 * @param folders of packages, besides the one of the styles
 * @throws Error with a sentence that names a package without the text of its licence
 */
export async function licensesText(folders: readonly string[]): Promise<string> {
  const notices = await Promise.all([...new Set([...folders, STYLES])].sort().map(noticeOf));
  return `${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
