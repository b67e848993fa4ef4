import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { Command } from 'commander';
import { chromium } from 'playwright';
import { launchOptions } from '../browsers/chromium';
import { listen } from '../cli/listen';
import { someOfOption } from '../cli/options';
import { runCommand } from '../cli/run-command';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '../folders';
import { pagePaths } from '../page-paths';
import { createStaticFiles } from '../site-server/static-files';
import { drawSheet, type Shot, takeShot, views } from './shots';
import { parseSettings } from '@/lib/settings/parse';

const SHEETS_FOLDER = `${GENERATED_FOLDER}/contact-sheets`;

/** Without the sub-path; the last shows the 404 page. */
const routes = [...pagePaths, '/no-such-page/'];

interface Flags {
  readonly width: readonly string[];
  readonly theme: readonly ('light' | 'dark')[];
  readonly route: readonly string[];
}

const command = new Command('npm run contact-sheet --')
  .description(`photographs every page of the export, into ${SHEETS_FOLDER}/`)
  .addOption(someOfOption('--width', 'width of the window', Object.keys(views)))
  .addOption(someOfOption('--theme', 'theme', ['light', 'dark']))
  .addOption(someOfOption('--route', 'path of a page', routes));

/** `npm run contact-sheet`: photographs every page of the export, for people to look at. */
runCommand(async () => {
  const flags = command.parse().opts<Flags>();
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
    throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
  }
  // The sub-path that the export was built for, from the same files that the build reads.
  loadEnvConfig(process.cwd());
  const { basePath } = parseSettings(process.env);

  const site = await listen(createStaticFiles(EXPORT_FOLDER, basePath));
  const browser = await chromium.launch(launchOptions()).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  try {
    for (const colorScheme of flags.theme) {
      for (const width of flags.width) {
        const { columns = 1, ...view } = views[width] ?? {};
        // With motion the carousel would stand at another slide in every shot.
        const still = { colorScheme, locale: 'ru-RU', reducedMotion: 'reduce' } as const;
        const context = await browser.newContext({ ...view, ...still });
        const name = `${colorScheme}-${width}`;
        await mkdir(path.join(SHEETS_FOLDER, name), { recursive: true });
        const shots: Shot[] = [];
        for (const route of flags.route) {
          const png = await takeShot(context, site.origin + basePath + route);
          const file = route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
          await writeFile(path.join(SHEETS_FOLDER, name, `${file}.png`), png);
          shots.push({ route, png });
        }
        await context.close();
        // A sheet of some pages would replace the sheet of all.
        if (shots.length === routes.length) {
          const sheet = await drawSheet(browser, shots, columns);
          await writeFile(path.join(SHEETS_FOLDER, `sheet-${name}.jpg`), sheet);
        }
        console.log(`${SHEETS_FOLDER}/${name}/, pages: ${shots.length}`);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return 0;
});
