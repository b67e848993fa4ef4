import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { runCommand } from '../cli/run-command';
import { type BrandFile, iconFiles } from './icon-files';
import { drawSharePicture } from './share-picture';
import { sharePicture } from '@/lib/brand/share-picture';
import { parseSettings } from '@/lib/settings/parse';

const root = path.join(__dirname, '../..');

async function write({ path: file, content }: BrandFile): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(`${file}: ${(Buffer.byteLength(content) / 1024).toFixed(1)} KB`);
}

/** `npm run brand`: draws the icons and the picture that is shared. */
runCommand(async () => {
  loadEnvConfig(root);
  const { siteName } = parseSettings(process.env);
  for (const file of await iconFiles()) await write(file);
  const content = await drawSharePicture(siteName, path.join(root, 'public/screens'));
  await write({ path: `public${sharePicture.path}`, content });
  return 0;
});
