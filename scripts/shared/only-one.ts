import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { GENERATED_FOLDER } from './folders';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Our own number is an earlier process's: in a container the numbers come again. An empty file is just being written. */
function isStale(file: string): boolean {
  const id = readFileSync(file, 'utf8');
  try {
    return id !== '' && (Number(id) === process.pid || !process.kill(Number(id), 0));
  } catch (error) {
    // The process of another user exists, but takes no signal from us.
    return codeOf(error) !== 'EPERM';
  }
}

/** Does a task if no other process does it in this folder. @throws Error in Russian if one does */
export async function onlyOne(task: 'build' | 'dev', body: () => Promise<number>) {
  const file = `${GENERATED_FOLDER}/${task}.pid`;
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  if (existsSync(file) && isStale(file)) rmSync(file, { force: true });
  try {
    // Of two processes only one can create the file.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    throw new Error(
      `${file}: в этой папке уже работает такая же команда; дождитесь её конца, а если её нет, удалите этот файл.`,
      { cause: error },
    );
  }
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}
