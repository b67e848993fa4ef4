import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { ReactElement } from 'react';
import { checkFonts } from './fonts';
import { scenePage } from './page';
import type { Size, Theme } from './picture';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

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
  const browser = await chromium.launch({
    executablePath: existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
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
