import { chromium } from 'playwright';
import type { ReactElement } from 'react';
import { launchOptions } from '../browser/launch-options';
import { checkFonts } from './fonts';
import { scenePage } from './page';
import type { Size, Theme } from './picture';

export interface Studio {
  /** PNG of the scene at two device pixels per CSS pixel. */
  draw(scene: ReactElement, size: Size, theme: Theme): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Starts the browser that draws the scenes.
 *
 * @throws when a font is missing
 */
export async function openStudio(styles: string): Promise<Studio> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  const close = () => browser.close();
  await checkFonts(page).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    close,
    async draw(scene, size, theme) {
      await page.setViewportSize(size);
      await page.setContent(scenePage(scene, theme, styles));
      return page.screenshot({ type: 'png' });
    },
  };
}
