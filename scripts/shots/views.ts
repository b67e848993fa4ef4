import { type BrowserContextOptions, devices } from 'playwright';

export const widths = [360, 768, 1280, 1920] as const;

/** Width of a window in CSS pixels. */
export type Width = (typeof widths)[number];

const desktop = devices['Desktop Chrome'];

const frame = (width: Width, height: number) => ({
  viewport: { width, height },
  // The site tells a phone by the screen and not by the window.
  screen: { width, height },
});

/** What a visitor with a window of that width holds: a phone, a tablet, one of two computers. */
export const views: Record<Width, BrowserContextOptions> = {
  360: { ...devices['Pixel 7'], ...frame(360, 780), deviceScaleFactor: 2 },
  768: { ...devices['Galaxy Tab S9'], ...frame(768, 1180), deviceScaleFactor: 1 },
  1280: { ...desktop, ...frame(1280, 800) },
  1920: { ...desktop, ...frame(1920, 1080) },
};
