import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { Command } from 'commander';
import { chromium } from 'playwright';
import { someOfOption } from '../cli/options';
import { runCommand } from '../cli/run-command';
import { pagePaths } from '../page-paths';
import { launchOptions } from '../provision/launch-options';
import { startSite } from '../site-server/start-site';
import { contactSheet, type Shot } from './contact-sheet';
import { takeShot } from './take-shot';
import { views } from './views';
import { parseSettings } from '@/lib/settings/parse';

const EXPORT_FOLDER = 'out';
const SHOTS_FOLDER = 'shots';

/** Every path worth a look, without the sub-path; the last is answered by the 404 page. */
const routes = [...pagePaths, '/no-such-page/'];

interface Flags {
  readonly width: readonly string[];
  readonly theme: readonly ('light' | 'dark')[];
  readonly route: readonly string[];
}

const command = new Command('npm run shots --')
  .description(`photographs every page of the export, into ${SHOTS_FOLDER}/`)
  .addOption(someOfOption('--width', 'width of the window', Object.keys(views)))
  .addOption(someOfOption('--theme', 'theme', ['light', 'dark']))
  .addOption(someOfOption('--route', 'path of a page', routes));

/** `npm run shots`: photographs every page of the export, for people to look at. */
runCommand(async () => {
  const asked = command.parse().opts<Flags>();
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
    throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
  }
  // The sub-path that the export was built for, from the same files that the build reads.
  loadEnvConfig(process.cwd());
  const { basePath } = parseSettings(process.env);

  const site = await startSite({ directory: EXPORT_FOLDER, basePath });
  const browser = await chromium.launch(launchOptions()).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  try {
    for (const colorScheme of asked.theme) {
      for (const width of asked.width) {
        const { columns = 1, ...view } = views[width] ?? {};
        // With motion the carousel would stand at another slide in every shot.
        const still = { colorScheme, locale: 'ru-RU', reducedMotion: 'reduce' } as const;
        const context = await browser.newContext({ ...view, ...still });
        const name = `${colorScheme}-${width}`;
        await mkdir(path.join(SHOTS_FOLDER, name), { recursive: true });
        const shots: Shot[] = [];
        for (const route of asked.route) {
          const png = await takeShot(context, site.url + route);
          const file = route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
          await writeFile(path.join(SHOTS_FOLDER, name, `${file}.png`), png);
          shots.push({ route, png });
        }
        await context.close();
        // A sheet of some pages would take the place of the sheet of all.
        if (shots.length === routes.length) {
          const sheet = await contactSheet(browser, shots, columns);
          await writeFile(path.join(SHOTS_FOLDER, `sheet-${name}.jpg`), sheet);
        }
        console.log(`${SHOTS_FOLDER}/${name}/, pages: ${shots.length}`);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return 0;
});
