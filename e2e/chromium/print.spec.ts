import { dot, expectSlideShown, openCarousel, slide, strip } from '../support/carousel';
import { form } from '../support/deletion';
import { ANDROID_VERSION, facts, SLIDE_COUNT } from '../support/exported';
import { versionButton, versionDialog } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { changesPage } from '@/lib/words/changes-page';
import { shell } from '@/lib/words/shell';

const LETTERS_ON_A_SHEET = 1_700;

test('printed on A4, a page takes no more sheets than its text needs @fonts', async ({ page }) => {
  const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
  for (const route of [routes.android, routes.deletion]) {
    await page.goto(route);
    const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    await page.emulateMedia({ media: 'print' });
    const letters = (await page.locator('body').innerText()).length;
    const needed = Math.ceil(letters / LETTERS_ON_A_SHEET);
    expect(sheets.match(/\/Type \/Page\b/g)!.length, route).toBeLessThanOrEqual(needed);
  }
});

test('a printed page shows the texts of all slides and no open dialog', async ({ page }) => {
  await openCarousel(page);
  await dot(page, SLIDE_COUNT).click();
  await expectSlideShown(page, SLIDE_COUNT);
  await versionButton(page).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(versionDialog(page).root).toBeHidden();
  await expect(strip(page).locator('.slide-text:visible')).toHaveCount(SLIDE_COUNT);
  const [shown, first] = [await strip(page).boundingBox(), await slide(page, 1).boundingBox()];
  expect(Math.round(first!.x - shown!.x)).toBe(0);
  await expect(page.locator('.carousel button:visible')).toHaveCount(0);
  const store = page.getByRole('main').locator(`a[href="${facts.android?.stores[0].url}"]`).first();
  await expect(store).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(store).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(store).toHaveCSS('content', /https?:/, { pseudo: 'after' });
});

test('on paper, a page has a name and the support address, but no controls', async ({ page }) => {
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await page.emulateMedia({ media: 'print' });
  await page.goto(routes.contacts);
  await expect(footer).toContainText(shell.footer.about ? facts.name : facts.email);
  await expect(footer.getByRole('link')).toHaveText([facts.email]);
  await page.goto(routes.downloads);
  await expect(main.getByRole('link').first()).not.toHaveCSS('content', /\//, { pseudo: 'after' });
  await page.goto(routes.windows);
  await expect(main.getByRole('button')).toHaveCount(0);
  await page.goto(routes.deletion);
  await expect(form(page).field).toBeHidden();
  await expect(form(page).send).toBeHidden();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto(routes.changes);
  await expect(page.getByRole('link', { name: ANDROID_VERSION, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: changesPage.feed })).toBeHidden();
});
