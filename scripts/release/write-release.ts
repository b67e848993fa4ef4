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
  readonly log: (text: string) => void;
}

/**
 * Writes the product file and, for Windows, puts the new installer in place of the former one. Both
 * are written beside the old files and then renamed together, so the product file always names the
 * installer that is there.
 *
 * @throws when aborted or when the disk refuses; then nothing is changed
 */
export async function writeRelease({ root, before, after, data, signal, log }: ReleaseFiles) {
  const product = path.join(root, PRODUCT_FILE);
  const [former, installer] = [before, after].map(({ windows }) =>
    path.join(root, 'public/downloads', windows.installer.file),
  ) as [string, string];
  if (data && existsSync(installer)) {
    throw new Error(`Файл ${path.relative(root, installer)} уже есть: уберите его и повторите.`);
  }
  const temporary = (file: string) => `${file}.new`;
  try {
    if (data) await writeFile(temporary(installer), data, { signal });
    // As `npm run format` has it, see .prettierrc.json.
    await writeFile(temporary(product), `${JSON.stringify(after, undefined, 2)}\n`, { signal });
    signal.throwIfAborted();
    // Both synchronous, so no signal comes between.
    if (data) renameSync(temporary(installer), installer);
    renameSync(temporary(product), product);
  } catch (error) {
    await Promise.all(
      [product, installer].map((file) =>
        rm(temporary(file), { force: true }).catch(() => undefined),
      ),
    );
    // It was not there before.
    if (data) await rm(installer, { force: true });
    if (signal.aborted) throw error;
    throw new Error(`Записать не удалось, всё осталось как было: ${String(error)}.`, {
      cause: error,
    });
  }
  if (!data) return;
  // The release is written, even if the old file stays.
  await rm(former, { force: true }).catch((error: unknown) =>
    log(`Удалите ${path.relative(root, former)}: прежний установщик не удаляется (${error}).`),
  );
}
