import { type Facts } from '@/lib/content/facts-schema';
import { measureFile } from '@/lib/installer/installer-mismatch';
import { isPlaceholder } from '@/lib/installer/placeholder';

/**
 * What is wrong with the Windows installer.
 *
 * @param data content of the file; undefined: there is none
 */
export function installerFindings(
  { file, bytes, sha256 }: Facts['windows']['installer'],
  data: Buffer | undefined,
): string[] {
  const name = `public/downloads/${file}`;
  if (!data) return [`${name}: файла нет.`];
  const actual = measureFile(data);
  return [
    ...(isPlaceholder(data) ? [`${name}: это заглушка, а не установщик.`] : []),
    ...(actual.bytes === bytes
      ? []
      : [`${name}: размер ${actual.bytes}, а в facts.json — ${bytes}.`]),
    ...(actual.sha256 === sha256
      ? []
      : [`${name}: SHA-256 ${actual.sha256}, а в facts.json — ${sha256}.`]),
  ];
}
