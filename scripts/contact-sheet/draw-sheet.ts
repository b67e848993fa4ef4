import { type Browser } from 'playwright';

/** A page's path and its picture. */
export interface Shot {
  readonly route: string;
  readonly png: Buffer;
}

/** One picture of all pages, each under its path. @returns JPEG, 2000 pixels wide */
export async function drawSheet(browser: Browser, shots: readonly Shot[], columns: number) {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  const figures = shots.map(
    ({ route, png }) =>
      `<figure>${route}<img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(`<!doctype html><style>
    body { columns: ${columns}; gap: 24px; margin: 24px; font: 18px sans-serif; background: #c9ced8 }
    figure { break-inside: avoid; margin: 0 0 24px }
    img { display: block; width: 100% }
  </style>${figures.join('')}`);
  const sheet = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 82 });
  await page.close();
  return sheet;
}
