import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileSize } from '@/lib/installer/file-size';
import { type Site } from '@/lib/site/parse';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { SITE_FILE } from '@/lib/site/schema';

/** An installer that visitors can download. */
export interface OfferedInstaller {
  readonly version: string;
  /** Day of the release; empty if it is not known. */
  readonly date: string;
  /** Name of the file in public/downloads/. */
  readonly file: string;
  /** The signer's name; empty if the file is not signed. */
  readonly signedBy: string;
  readonly bytes: number;
  /** Checksum of the file in hexadecimal. */
  readonly sha256: string;
  /** Whether the file is the archive that comes with the project, and not an installer. */
  readonly isPlaceholder: boolean;
}

/** Checksum of the archive that comes with the project. */
const PLACEHOLDER = '8098d3e43d2a3b08fd3de2c390bd0bcf6d22bd755a918046245d9733db568ca0';

const checksumOf = (data: Buffer) => createHash('sha256').update(data).digest('hex');

/** Whether a file is the archive that comes with the project. */
export const isPlaceholder = (data: Buffer): boolean => checksumOf(data) === PLACEHOLDER;

/**
 * Returns the installers of the two newest releases that have one, newest first, measured from their files. Only
 * build code may call this function.
 *
 * @throws Error with a Russian sentence when a file is missing
 */
export function offeredInstallers({ releases }: NonNullable<Site['windows']>): OfferedInstaller[] {
  const offered = releases.flatMap(({ version, date, installer }) =>
    installer ? { version, date, ...installer } : [],
  );
  return offered.slice(0, 2).map((installer) => {
    const place = DOWNLOADS_FOLDER + installer.file;
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), place);
    if (!existsSync(file)) {
      throw new Error(
        `${SITE_FILE}, windows.releases, версия ${installer.version}, installer.file: файла ${place} нет, положите его туда или исправьте имя.`,
      );
    }
    const data = readFileSync(file);
    return {
      ...installer,
      bytes: data.length,
      sha256: checksumOf(data),
      isPlaceholder: isPlaceholder(data),
    };
  });
}

/**
 * Returns the programs that visitors can install, with price and size in words. The Windows program is left out while its
 * installer is a placeholder, unless it is the only program.
 */
export function installable({ android, windows }: Pick<Site, 'android' | 'windows'>) {
  const [file] = windows ? offeredInstallers(windows) : [];
  const isReady = windows && file && !(android && file.isPlaceholder);
  return [
    android && { id: 'android' as const, facts: [android.price.text, android.size] },
    isReady && { id: 'windows' as const, facts: [windows.price.text, fileSize(file.bytes)] },
  ].filter((program) => !!program);
}

/** Returns a PowerShell command that prints True if the downloaded file has this checksum. */
export const checkCommand = ({ file, sha256 }: Pick<OfferedInstaller, 'file' | 'sha256'>) =>
  `(Get-FileHash "$HOME\\Downloads\\${file}" -Algorithm SHA256).Hash -eq "${sha256}"`;
