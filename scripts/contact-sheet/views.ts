import { type BrowserContextOptions, devices } from 'playwright';

const frame = (width: number, height: number) => ({
  viewport: { width, height },
  // The site tells a phone by the screen and not by the window.
  screen: { width, height },
});

/** What a visitor with a window of that width holds: a phone, a tablet, one of two computers. */
export const views: Readonly<Record<string, BrowserContextOptions & { readonly columns: number }>> =
  {
    360: { ...devices['Pixel 7'], ...frame(360, 780), deviceScaleFactor: 2, columns: 7 },
    768: { ...devices['Galaxy Tab S9'], ...frame(768, 1180), deviceScaleFactor: 1, columns: 5 },
    1280: { ...devices['Desktop Chrome'], ...frame(1280, 800), columns: 4 },
    1920: { ...devices['Desktop Chrome'], ...frame(1920, 1080), columns: 3 },
  };
