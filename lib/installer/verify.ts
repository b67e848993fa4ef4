import { createHash } from 'node:crypto';
import { type Installer, PRODUCT_FILE } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Returns the size and the checksum of a file, as the product file records them. */
export const measureFile = (data: Buffer): Pick<Installer, 'bytes' | 'sha256'> => ({
  bytes: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
});

/**
 * Compares the installer's file with its data in the product file.
 *
 * @param name the installer's field in the product file
 * @param described the installer's data
 * @param data content of the file; undefined if there is no file
 * @returns a Russian sentence that names the problem and the remedy; undefined if the file agrees with its
 *   data
 */
export function installerMismatch(
  name: 'installer' | 'former',
  described: Pick<Installer, 'file' | 'bytes' | 'sha256'>,
  data: Buffer | undefined,
): string | undefined {
  const place = `${DOWNLOADS_FOLDER}${described.file}`;
  const field = `${PRODUCT_FILE}, windows.${name}`;
  if (!data) return `${field}.file: файла ${place} нет, положите его туда или исправьте имя.`;
  const actual = measureFile(data);
  const wrong = (['bytes', 'sha256'] as const).find((key) => described[key] !== actual[key]);
  if (!wrong) return undefined;
  return `${field}.${wrong}: записано ${described[wrong]}, а файл ${place} другой; верните прежний файл или впишите "bytes": ${actual.bytes}, "sha256": "${actual.sha256}".`;
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
