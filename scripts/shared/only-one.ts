import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { GENERATED_FOLDER } from './folders';

/** Our own number is an earlier process's: in a container the numbers come again. An empty file is just being written. */
function isStale(file: string): boolean {
  const id = readFileSync(file, 'utf8');
  try {
    return id !== '' && (Number(id) === process.pid || !process.kill(Number(id), 0));
  } catch (error) {
    // The process of another user exists, but takes no signal from us.
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}

/** Does a task if no other process does it in this folder. @throws Error with the code EEXIST if one does */
export async function onlyOne(task: 'build' | 'dev', body: () => Promise<number>) {
  const file = `${GENERATED_FOLDER}/${task}.pid`;
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  if (existsSync(file) && isStale(file)) rmSync(file, { force: true });
  // Of two processes only one can create the file.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}
