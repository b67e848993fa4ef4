import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { GENERATED_FOLDER } from './folders';

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Does a task if no other process does it in this folder. @throws Error in Russian if one does */
export async function onlyOne(task: 'build' | 'dev', body: () => Promise<number>) {
  const file = `${GENERATED_FOLDER}/${task}.pid`;
  if (existsSync(file) && isRunning(Number(readFileSync(file, 'utf8')))) {
    throw new Error(
      `${file}: в этой папке уже работает такая же команда; дождитесь её конца, а если её нет, удалите этот файл.`,
    );
  }
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  writeFileSync(file, String(process.pid));
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}
