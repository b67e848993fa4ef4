import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installerMismatch } from './installer-mismatch';
import { isPlaceholder } from './placeholder';
import { facts } from '@/lib/content/facts';

/**
 * The installer with its facts, which are compared with the file.
 *
 * @throws Error with a sentence when the file is missing or is not the one of the fact file
 */
export function readInstaller() {
  const { installer } = facts.windows;
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'public/downloads',
    installer.file,
  );
  const data = readFile(file, installer.file);
  const mismatch = installerMismatch(installer, data);
  if (mismatch) throw new Error(mismatch);
  return { ...installer, isPlaceholder: isPlaceholder(data) };
}

function readFile(file: string, name: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(
      `There is no public/downloads/${name}, the installer that lib/content/facts.json names.`,
      { cause: error },
    );
  }
}
