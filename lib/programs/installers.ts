import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Site } from '@/lib/site/parse';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { SITE_FILE } from '@/lib/site/schema';

/** Checksum of the archive that comes with the project. */
const PLACEHOLDER = '8098d3e43d2a3b08fd3de2c390bd0bcf6d22bd755a918046245d9733db568ca0';

function measure(file: string) {
  const content = readFileSync(/* turbopackIgnore: true */ file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const beginning = content.toString('latin1', 0, 4);
  return { bytes: content.length, beginning, sha256, isPlaceholder: sha256 === PLACEHOLDER };
}

/** By path and time. An installer may be large, and several pages ask for its checksum. */
const measured = new Map<string, ReturnType<typeof measure>>();

export function measureFile(file: string) {
  const key = `${file} ${statSync(/* turbopackIgnore: true */ file).mtimeMs}`;
  const measures = measured.get(key) ?? measure(file);
  measured.set(key, measures);
  return measures;
}

export type OfferedInstaller = ReturnType<typeof offeredInstallers>[number];

/** Returns the two newest installers; all pages offer the first. @throws Error in Russian when a file is missing */
export function offeredInstallers({ releases }: NonNullable<Site['windows']>) {
  const offered = releases.flatMap(({ installer, ...release }) =>
    installer ? { ...release, ...installer } : [],
  );
  return offered.slice(0, 2).map((installer) => {
    const file = DOWNLOADS_FOLDER + installer.file;
    if (!existsSync(/* turbopackIgnore: true */ file)) {
      throw new Error(
        `${SITE_FILE}, windows.releases, версия ${installer.version}, installer.file: файла ${file} нет, положите его туда или исправьте имя.`,
      );
    }
    return { ...installer, ...measureFile(file) };
  });
}

/** How the files begin: programs (PE), installer databases (OLE), and else archives (ZIP). */
const beginnings: Readonly<Record<string, string>> = { '.exe': 'MZ', '.msi': '\xd0\xcf\x11\xe0' };

/** Checks the files of the offered installers. @throws Error in Russian when one is none, or is that of another version */
export function checkInstallers(windows: NonNullable<Site['windows']>): void {
  const offered = offeredInstallers(windows);
  const [first, second] = offered;
  const place = (version = '') =>
    `${SITE_FILE}, windows.releases, версия ${version}, installer.file`;
  for (const { file, version, beginning } of offered) {
    if (beginning.startsWith(beginnings[path.extname(file).toLowerCase()] ?? 'PK')) continue;
    throw new Error(
      `${place(version)}: файл ${file} пуст, повреждён или внутри у него другое; положите в ${DOWNLOADS_FOLDER} настоящий.`,
    );
  }
  if (first?.sha256 !== second?.sha256) return;
  throw new Error(
    `${place(first?.version)}: внутри тот же файл, что у версии ${second?.version}; положите файл этой версии.`,
  );
}

/** Returns a PowerShell command that prints True if the downloaded file has this checksum. */
export const checkCommand = ({ file, sha256 }: Pick<OfferedInstaller, 'file' | 'sha256'>) =>
  `(Get-FileHash "$HOME\\Downloads\\${file}" -Algorithm SHA256).Hash -eq "${sha256}"`;
