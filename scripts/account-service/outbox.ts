import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Outbox {
  /**
   * @param name file name without extension, unique in the folder
   * @returns absolute path of the written `.eml` file
   * @throws when the folder cannot be written to or the name is taken
   */
  save(name: string, message: string): Promise<string>;
}

/** A folder that takes the place of a mail server; it is made with the first letter. */
export function createOutbox(folder: string): Outbox {
  return {
    async save(name, message) {
      const file = path.resolve(folder, `${name}.eml`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, message, { flag: 'wx' });
      return file;
    },
  };
}
