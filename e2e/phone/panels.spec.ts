import { type Page } from 'playwright/test';
import { axeFindings } from '../support/axe';
import { drawer, menuButton } from '../support/drawer';
import { expectFits } from '../support/fits';
import { panels } from '../support/panels';
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
  test(`${name} has no axe violations and fits a phone even with large text`, async ({ page }) => {
    await open(page);
    expect.soft(await axeFindings(page)).toEqual([]);
    await expectFits(page);
  });
}

test('the axe check reports violations in the light and in the dark theme', async ({ page }) => {
  await page.goto(routes.contacts);
  await page.getByRole('main').evaluate((main) => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Бледно' });
    pale.style.color = 'color-mix(in srgb, CanvasText 8%, Canvas)';
    main.append(document.createElement('button'), pale);
  });
  const findings = (await axeFindings(page)).join('\n');
  expect(findings).toMatch(/^light button-name/m);
  expect(findings).toMatch(/^dark color-contrast/m);
});
