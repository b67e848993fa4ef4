import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const files = {
  'index.html': '<h1>Больше, чем просто словарь!</h1>',
  'robots.txt': 'User-agent: *',
  '404.html': '<h1>Страница не найдена</h1>',
  'help/index.html': '<h1>Контакты</h1>',
  'islands/share-A.js': 'void 0;',
  'manifest.webmanifest': '{}',
  'screen.avif': 'avif',
  'og.jpg': 'jpeg',
  'icon.svg': '<svg/>',
  'downloads/app.zip': '0123456789',
  'downloads/app.exe': 'MZ',
  'downloads/app.msi': 'msi',
  'changes/feed.xml': '<feed/>',
  '.well-known/security.txt': 'Contact:',
  '.hidden': 'secret',
};

/** A little export in a folder of its own. */
export async function createExportFolder() {
  const parent = await mkdtemp(path.join(tmpdir(), 'site-'));
  const directory = path.join(parent, 'out');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(path.join(parent, 'outside.txt'), 'secret');
  return { parent, directory, remove: () => rm(parent, { recursive: true }) };
}
