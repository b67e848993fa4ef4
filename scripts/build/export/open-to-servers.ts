import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lets every user of a host read a folder, whatever the umask is and whichever modes the copied files have. */
export async function openToServers(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
