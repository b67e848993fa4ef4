import { constants, inflateSync } from 'node:zlib';
import { dot, expectSlideShown, openCarousel, slide, strip } from '../support/carousel';
import { versionButton, versionDialog } from '../support/panels';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('a printed deletion page has most of its text on the first sheet', async ({ page }) => {
  await page.goto(routes.deletion);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const streams = [...pdf.matchAll(/\bstream\r?\n([^]*?)endstream/g)].map(([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
  );
  const texts = streams.map((own) => own.match(/\bT[jJ]\b/g)?.length ?? 0).filter(Boolean);
  expect(texts[0]).toBe(Math.max(...texts));
});

test('a printed page shows the texts of all slides and no open dialog', async ({ page }) => {
  await openCarousel(page);
  await dot(page, SLIDE_COUNT).click();
  await expectSlideShown(page, SLIDE_COUNT);
  await versionButton(page).click();
  await page.emulateMedia({ media: 'print' });
  await expect(versionDialog(page).root).toBeHidden();
  await expect(strip(page).locator('.slide-text:visible')).toHaveCount(SLIDE_COUNT);
  const [shown, first] = [await strip(page).boundingBox(), await slide(page, 1).boundingBox()];
  expect(Math.round(first!.x - shown!.x)).toBe(0);
  await expect(page.locator('.carousel button:visible')).toHaveCount(0);
});
