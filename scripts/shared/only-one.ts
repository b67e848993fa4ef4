import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GENERATED_FOLDER } from './folders';

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch {
    return false;
  }
}

/** The file with the id of the process that does a task in this folder. */
export const pidFile = (task: 'build' | 'dev') => `${GENERATED_FOLDER}/${task}.pid`;

/** Checks that no other process does a task in this folder. @throws Error in Russian if one does */
export function onlyOne(task: 'build' | 'dev', id: number): void {
  const file = pidFile(task);
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : id;
  if (other !== id && isRunning(other)) {
    throw new Error(
      `${file}: в этой папке уже работает такая же команда; дождитесь её конца, а если её нет, удалите этот файл.`,
    );
  }
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  writeFileSync(file, String(id));
}
