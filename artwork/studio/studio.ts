import { chromium } from 'playwright';
import { type ReactElement } from 'react';
import { checkFonts } from './fonts';
import { scenePage } from './page';
import { type Theme } from '@/lib/screenshots/files';
import { launchOptions } from '@/scripts/browsers/chromium';

/** Size of a picture in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

async function openPage() {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  try {
    await checkFonts(page);
    return page;
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** The browser that draws the scenes; it starts with the first drawing. */
export class Studio {
  private page: ReturnType<typeof openPage> | undefined;

  /**
   * @returns PNG of the scene at two device pixels per CSS pixel
   * @throws Error when the browser or a font is missing
   */
  async draw(scene: ReactElement, { width, height }: Size, theme: Theme): Promise<Buffer> {
    this.page ??= openPage();
    const page = await this.page;
    await page.setViewportSize({ width, height });
    await page.setContent(scenePage(scene, theme));
    return page.screenshot({ type: 'png' });
  }

  async close(): Promise<void> {
    const page = await this.page?.catch(() => undefined);
    await page?.context().browser()?.close();
  }
}
