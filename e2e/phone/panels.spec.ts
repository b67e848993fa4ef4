import { type Locator, type Page, type Route } from 'playwright/test';
import { axeFindings } from '../support/axe';
import * as deletion from '../support/deletion';
import { tabOrderFaults } from '../support/keyboard';
import { expectFits } from '../support/layout';
import { drawer, menuButton, panels } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const opened = {
  ...panels,
  'the drawer': async (page: Page) => {
    await page.goto(routes.contacts);
    await menuButton(page).tap();
    await expect(drawer(page).root).toBeVisible();
  },
};

for (const [name, open] of Object.entries(opened)) {
  test(`Tab reaches all of ${name}, which passes axe and fits a phone with large text @fonts`, async ({
    page,
  }) => {
    await open(page);
    // A dialog that has just opened ignores presses, so that its controls would count as covered.
    await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    });
    expect.soft(await tabOrderFaults(page)).toEqual([]);
    expect.soft(await axeFindings(page)).toEqual([]);
    await expectFits(page);
    // WCAG 1.4.10, and small laptops at a zoom of 400 %.
    for (const [width, height] of Object.entries({ 320: 256, 384: 182, 341: 160 })) {
      await page.setViewportSize({ width: Number(width), height });
      const controls = page.locator(
        ':is(dialog, .tell-panel, [role=dialog]) :is(a, button, input)',
      );
      for (const control of await controls.filter({ visible: true }).all()) {
        await control.scrollIntoViewIfNeeded();
        await expect.soft(control, `at ${width} × ${height}`).toBeInViewport({ ratio: 0.95 });
      }
    }
  });
}

test('the drawer’s closing button stands where the menu button stands', async ({ page }) => {
  const { root, close } = drawer(page);
  const boxOf = async (one: Locator) => JSON.stringify(await one.boundingBox());
  await page.goto(routes.contacts);
  for (const [width, height] of Object.entries({ 320: 640, 412: 915, 640: 360, 932: 430 })) {
    await page.setViewportSize({ width: Number(width), height });
    for (const size of ['100%', '150%', '200%']) {
      await page.locator('html').evaluate((html, font) => (html.style.fontSize = font), size);
      const [word, text] = [menuButton(page).getByText('Меню'), page.getByRole('heading').first()];
      expect((await word.boundingBox())!.x).toBeCloseTo((await text.boundingBox())!.x, 0);
      const box = await boxOf(menuButton(page));
      await menuButton(page).press('Enter');
      await expect.poll(() => boxOf(close), `${width} px, ${size}`).toBe(box);
      await close.press('Enter');
      await expect(root).toBeHidden();
    }
  }
});

test('when the service answers, the open drawer closes behind the result', async ({ page }) => {
  const request = new Promise<Route>((resolve) => void page.route('**/acc/**', resolve));
  await deletion.openHydratedForm(page);
  await deletion.fillAndSend(page, 'name@example.ru');
  await menuButton(page).tap();
  await expect(drawer(page).root).toBeVisible();
  await (await request).continue();
  await deletion.expectNotice(page, 'sent');
  await expect(drawer(page).root).toBeHidden();
  await deletion.noticeCloseButton(page).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
});
