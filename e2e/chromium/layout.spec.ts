import { type Locator } from 'playwright/test';
import { expect, test } from '../support/test';
import { version, versionDialog } from '../support/version-dialog';
import { routes } from '@/lib/site/routes';

test('the home page’s buttons and the footer’s links line up at every width', async ({ page }) => {
  const sidesOf = (links: Locator, side: 'width' | 'y') =>
    links.evaluateAll(
      (all, name) => all.map((link) => Math.round(link.getBoundingClientRect()[name])),
      side,
    );
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('link');
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const width of [360, 720, 800, 908, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(new Set(await sidesOf(buttons, 'width')).size, `at ${width} px`).toBe(1);
    // No line has more than another; there may be four links, with that of the privacy page.
    const lines = await sidesOf(links, 'y');
    const lengths = lines.map((line) => lines.filter((other) => other === line).length);
    expect.soft(new Set(lengths).size, `at ${width} px`).toBe(1);
    if (width < 768) expect.soft(lengths, `at ${width} px`).toContain(1);
  }
});

test('on a phone the contacts’ buttons have icon and twenty letters in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/help/');
  const buttons = page.getByRole('main').locator('section a:has(svg)');
  const heights = await buttons.evaluateAll((links) =>
    links.map((link) => {
      link.lastChild!.textContent = 'Обсуждение на форуме';
      return link.getBoundingClientRect().height;
    }),
  );
  expect(new Set(heights)).toEqual(new Set([48]));
});

test('in a low window only the list of changes scrolls, and the button stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto(routes.android);
  await version(page).click();
  const { itself, list, close } = versionDialog(page);
  await expect(close).toBeInViewport({ ratio: 1 });
  expect((await itself.boundingBox())!.width).toBe(250);
  const hidden = [itself, list].map((one) =>
    one.evaluate((element) => element.scrollHeight > element.clientHeight + 1),
  );
  expect(await Promise.all(hidden)).toEqual([false, true]);
});

test('a text that is copied says so without moving the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.windows);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const button = page.getByRole('main').locator('[data-copy]:visible').first();
  await button.click();
  await expect(button.locator('+ span')).not.toBeEmpty();
  expect(await height()).toBe(before);
});
