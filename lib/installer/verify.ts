import { createHash } from 'node:crypto';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';

type Installer = Pick<Product['windows']['installer'], 'file' | 'bytes' | 'sha256'>;

/** Size and checksum of a file, as the product file has them. */
export const measureFile = (data: Buffer): Pick<Installer, 'bytes' | 'sha256'> => ({
  bytes: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
});

/**
 * What the installer's file and the product file disagree in.
 *
 * @param data content of the file; undefined: there is none
 * @returns a Russian sentence that names the file, the field and both values; undefined when they agree
 */
export function installerMismatch(
  { file, bytes, sha256 }: Installer,
  data: Buffer | undefined,
): string | undefined {
  const name = `public/downloads/${file}`;
  const field = `${PRODUCT_FILE}, windows.installer`;
  if (!data) return `${field}.file: файла ${name} нет, положите его туда или исправьте имя.`;
  const actual = measureFile(data);
  if (actual.bytes !== bytes) {
    return `${field}.bytes: записано ${bytes}, а в файле ${name} байтов ${actual.bytes}; исправьте число или файл.`;
  }
  if (actual.sha256 !== sha256) {
    return `${field}.sha256: записано ${sha256}, а у файла ${name} — ${actual.sha256}; исправьте сумму или файл.`;
  }
  return undefined;
}

/**
 * By this sentence the archive that takes the installer's place in public/downloads/ is recognised.
 * It stands there in a text of UTF-8, stored without compression.
 */
export const PLACEHOLDER_SENTENCE = 'В этом архиве нет никакой программы: только этот текст.';

/** Whether a file is the archive that says it is no installer. */
export const isPlaceholder = (file: Buffer): boolean => file.includes(PLACEHOLDER_SENTENCE);

/** A line for PowerShell that answers True when the downloaded file is the one of the product data. */
export const checkCommand = ({
  file,
  sha256,
}: Pick<Product['windows']['installer'], 'file' | 'sha256'>) =>
  `(Get-FileHash "$HOME\\Downloads\\${file}" -Algorithm SHA256).Hash -eq "${sha256}"`;
