import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/launch-options';
import { runCommand } from '../site-server/run-command';
import { startSite } from '../site-server/start-site';
import { Photographer } from './photographer';
import { readShotFlags } from './shot-flags';
import { parseSettings } from '@/lib/settings/parse';

const EXPORT_FOLDER = 'out';
const SHOTS_FOLDER = 'shots';

/** `npm run shots`: photographs every page of the export, for people to look at. */
runCommand(async () => {
  const { widths, themes, addresses } = readShotFlags(process.argv.slice(2));
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
    throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
  }
  // The sub-path that the export was built for, from the same files that the build reads.
  loadEnvConfig(process.cwd());
  const { basePath } = parseSettings(process.env);

  const site = await startSite({ directory: EXPORT_FOLDER, basePath });
  try {
    const browser = await chromium.launch(launchOptions());
    try {
      const photographer = new Photographer(browser, site.url, SHOTS_FOLDER);
      const complaints: string[] = [];
      for (const theme of themes) {
        for (const width of widths) {
          complaints.push(...(await photographer.shoot({ theme, width, asked: addresses })));
          console.log(`${SHOTS_FOLDER}/${theme}-${width}/, pages: ${addresses.length}`);
        }
      }
      console.log(complaints.join('\n') || 'No page scrolls sideways.');
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
  return 0;
});
