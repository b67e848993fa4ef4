import { existsSync, renameSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';

interface ReleaseFiles {
  /** Folder of the project. */
  readonly root: string;
  readonly before: Product;
  readonly after: Product;
  /** Content of the new installer; undefined: the former one stays. */
  readonly data: Buffer | undefined;
  readonly signal: AbortSignal;
  readonly tell: (text: string) => void;
}

/**
 * Writes the product file and, for Windows, puts the new installer in place of the former one. Both
 * are written aside and renamed at one go: at every moment the product file and the installer that
 * it names are a pair.
 *
 * @throws the signal's reason or the disk's refusal; then everything is as it was
 */
export async function writeRelease({ root, before, after, data, signal, tell }: ReleaseFiles) {
  const product = path.join(root, PRODUCT_FILE);
  const [former, installer] = [before, after].map(({ windows }) =>
    path.join(root, 'public/downloads', windows.installer.file),
  ) as [string, string];
  if (data && existsSync(installer)) {
    throw new Error(`Файл ${path.relative(root, installer)} уже есть: уберите его и повторите.`);
  }
  const aside = (file: string) => `${file}.new`;
  try {
    if (data) await writeFile(aside(installer), data, { signal });
    // As `npm run format` has it, see .prettierrc.json.
    await writeFile(aside(product), `${JSON.stringify(after, undefined, 2)}\n`, { signal });
    signal.throwIfAborted();
    // No waiting between the two, so no signal comes between.
    if (data) renameSync(aside(installer), installer);
    renameSync(aside(product), product);
  } catch (error) {
    await Promise.all(
      [product, installer].map((file) => rm(aside(file), { force: true }).catch(() => undefined)),
    );
    // It was not there before.
    if (data) await rm(installer, { force: true });
    if (signal.aborted) throw error;
    throw new Error(`Записать не удалось, всё осталось как было: ${String(error)}.`, {
      cause: error,
    });
  }
  if (!data) return;
  // The release is written, whatever becomes of the old file.
  await rm(former, { force: true }).catch((error: unknown) =>
    tell(`Удалите ${path.relative(root, former)}: прежний установщик не удаляется (${error}).`),
  );
}
