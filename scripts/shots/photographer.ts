import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { addresses, addressName } from './addresses';
import { contactSheet } from './contact-sheet';
import { mapAtMost } from './map-at-most';
import { takeShot } from './take-shot';
import { views, type Width } from './views';
import { type Theme } from '@/lib/screenshots/files';

const PAGES_AT_A_TIME = 2;

export interface Session {
  theme: Theme;
  width: Width;
  /** Addresses to photograph, without the sub-path. */
  asked: readonly string[];
}

/** Photographs the pages of a site for one theme and width after another. */
export class Photographer {
  /**
   * @param siteUrl origin and sub-path, no final slash
   * @param folder where pictures go
   */
  constructor(
    private readonly browser: Browser,
    private readonly siteUrl: string,
    private readonly folder: string,
  ) {}

  /**
   * Writes one PNG per address, and the contact sheet when every address was asked for.
   *
   * @returns sentences about pages that scroll sideways
   */
  async shoot({ theme, width, asked }: Session): Promise<string[]> {
    const name = `${theme}-${width}`;
    await mkdir(path.join(this.folder, name), { recursive: true });
    const context = await this.browser.newContext({
      ...views[width],
      colorScheme: theme,
      locale: 'ru-RU',
      // The carousel would stand at another slide in every shot.
      reducedMotion: 'reduce',
    });
    try {
      const shots = await mapAtMost(PAGES_AT_A_TIME, asked, async (address) => {
        const shot = await takeShot(context, this.siteUrl + address);
        await writeFile(path.join(this.folder, name, `${addressName(address)}.png`), shot.png);
        return { ...shot, label: address };
      });
      // A sheet of some pages would take the place of the sheet of all.
      if (asked.length === addresses.length) {
        const file = path.join(this.folder, `sheet-${name}.jpg`);
        await writeFile(file, await contactSheet(shots, width));
      }
      return shots
        .filter(({ sidewaysPx }) => sidewaysPx > 0)
        .map(({ label, sidewaysPx }) => `${label} at ${name} scrolls sideways by ${sidewaysPx} px`);
    } finally {
      await context.close();
    }
  }
}
