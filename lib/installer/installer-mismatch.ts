import { createHash } from 'node:crypto';
import { type Facts } from '@/lib/content/facts-schema';

type Installer = Pick<Facts['windows']['installer'], 'file' | 'bytes' | 'sha256'>;

/** Size and checksum of a file, as the fact file has them. */
export const measureFile = (data: Buffer): Pick<Installer, 'bytes' | 'sha256'> => ({
  bytes: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
});

/**
 * What the installer's file and the fact file disagree in.
 *
 * @returns a sentence that names the file and both values; undefined when they agree
 */
export function installerMismatch(
  { file, bytes, sha256 }: Installer,
  data: Buffer,
): string | undefined {
  const actual = measureFile(data);
  const name = `public/downloads/${file}`;
  if (actual.bytes !== bytes) {
    return `${name} has ${actual.bytes} bytes, but lib/content/facts.json says ${bytes}.`;
  }
  if (actual.sha256 !== sha256) {
    return `The SHA-256 of ${name} is ${actual.sha256}, but lib/content/facts.json says ${sha256}.`;
  }
  return undefined;
}
