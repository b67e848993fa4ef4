import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { STAMP } from './build-stamp';
import { runCommand } from './cli/run-command';
import { missingExport } from './export/find-pages';
import { filesIn } from './files-below';
import { EXPORT_FOLDER, HOSTING_FOLDER } from './folders';

/** The export, the servers' configuration beside it, and the stamp by which preflight recognises it. */
const parts = [EXPORT_FOLDER, HOSTING_FOLDER, STAMP];

/** Beside the project's folder, so that no command removes it and no check reads it. */
const folder = path.join('..', `${path.basename(process.cwd())}-kept`);

async function keep(): Promise<string> {
  const missing = missingExport();
  if (missing) throw new Error(missing);
  // The local time in a format that sorts by time.
  const name = new Date().toLocaleString('sv-SE').replace(' ', '_').replaceAll(':', '-');
  for (const part of parts.filter(existsSync)) {
    await cp(part, path.join(folder, name, part), { recursive: true });
  }
  return `Сайт из ${EXPORT_FOLDER}/ сохранён в ${path.join(folder, name)}. Вернуть его — npm run restore.`;
}

/** @param wanted name of a kept site; by default the last one */
async function restore(wanted?: string): Promise<string> {
  const names = filesIn(folder);
  const name = wanted ?? names.at(-1);
  if (name === undefined || !names.includes(name)) {
    const list = names.length > 0 ? `есть ${names.join(', ')}` : 'сохраняет npm run keep';
    throw new Error(`В ${folder} нет сохранённого сайта${wanted ? ` «${wanted}»` : ''}: ${list}.`);
  }
  for (const part of parts) {
    const kept = path.join(folder, name, part);
    await rm(part, { recursive: true, force: true });
    if (existsSync(kept)) await cp(kept, part, { recursive: true });
  }
  const others = names.filter((one) => one !== name);
  const rest =
    others.length > 0 ? ` Сохранены и другие (npm run restore -- имя): ${others.join(', ')}.` : '';
  return `В ${EXPORT_FOLDER}/ снова сайт, сохранённый ${name}: загрузите его на хостинг.${rest}`;
}

/** `npm run keep` and `npm run restore`: keeps the built site, and puts it back. */
runCommand(async () => {
  const [action, name] = process.argv.slice(2);
  console.log(action === 'keep' ? await keep() : await restore(name));
  return 0;
});
