import { createHash } from 'node:crypto';
import { type Installer, PRODUCT_FILE } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Returns the size and the checksum of a file, in the form of the product file. */
export const measureFile = (data: Buffer): Pick<Installer, 'bytes' | 'sha256'> => ({
  bytes: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
});

/**
 * Returns the first difference between the installer's file and its data in the product file.
 *
 * @param name the installer's field in the product file
 * @param data content of the file; undefined if there is no file
 * @returns a Russian sentence that names the file, the field and both values; undefined when the file
 *   and its data agree
 */
export function installerMismatch(
  name: 'installer' | 'former',
  { file, bytes, sha256 }: Pick<Installer, 'file' | 'bytes' | 'sha256'>,
  data: Buffer | undefined,
): string | undefined {
  const place = `${DOWNLOADS_FOLDER}${file}`;
  const field = `${PRODUCT_FILE}, windows.${name}`;
  if (!data) return `${field}.file: файла ${place} нет, положите его туда или исправьте имя.`;
  const actual = measureFile(data);
  if (actual.bytes !== bytes) {
    return `${field}.bytes: записано ${bytes}, а в файле ${place} байтов ${actual.bytes}; исправьте число или файл.`;
  }
  if (actual.sha256 !== sha256) {
    return `${field}.sha256: записано ${sha256}, а у файла ${place} — ${actual.sha256}; исправьте сумму или файл.`;
  }
  return undefined;
}

/**
 * This sentence identifies a placeholder archive. The archive contains it in a UTF-8 text file, which is
 * stored without compression.
 */
export const PLACEHOLDER_SENTENCE = 'В этом архиве нет никакой программы: только этот текст.';

/** Whether a file is the placeholder archive and not an installer. */
export const isPlaceholder = (file: Buffer): boolean => file.includes(PLACEHOLDER_SENTENCE);

/** Returns a PowerShell command that prints True if the downloaded file has the product file's checksum. */
export const checkCommand = ({ file, sha256 }: Pick<Installer, 'file' | 'sha256'>) =>
  `(Get-FileHash "$HOME\\Downloads\\${file}" -Algorithm SHA256).Hash -eq "${sha256}"`;
