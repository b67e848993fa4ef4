import { type Locator } from 'playwright/test';
import { drawer, menuButton } from '../support/panels';
import { navigation } from '../support/published';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

const boxOf = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox())!;
  return [x, y, width, height].map(Math.round).join();
};

test('the button that closes the drawer stands where the one that opens it stands', async ({
  page,
}) => {
  const { root, home, close } = drawer(page);
  await page.goto(routes.android);
  for (const [width, height] of Object.entries({ 320: 640, 412: 915, 640: 360, 932: 430 })) {
    await page.setViewportSize({ width: Number(width), height });
    for (const size of ['100%', '150%', '200%']) {
      await page.locator('html').evaluate((html, font) => (html.style.fontSize = font), size);
      const box = await boxOf(menuButton(page));
      await menuButton(page).press('Enter');
      await expect.poll(() => boxOf(close), `${width} px, ${size}`).toBe(box);
      await expect(home).toBeInViewport();
      await close.press('Enter');
      await expect(root).toBeHidden();
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('a second tap on the menu button closes the drawer, and on a scrolled page follows no link', async ({
      page,
    }) => {
      const { root } = drawer(page);
      for (const top of [0, 20, 50]) {
        for (const later of [top, 300]) {
          await page.goto(routes.android);
          const scroll = (to: number) => page.evaluate((y) => scrollTo(0, y), to);
          await scroll(top);
          const { x, y, height } = (await menuButton(page).boundingBox())!;
          const tap = () => page.touchscreen.tap(x + 20, y + height - 4);
          await tap();
          await expect(root).toBeVisible();
          // What has just opened is deaf.
          await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
          await scroll(later);
          await tap();
          if (y + height > 12) await expect(root).toBeHidden();
          await page.keyboard.press('Escape');
          await expect(root).toBeHidden();
          await expect(page).toHaveURL(routes.android);
        }
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu button opens a drawer with links', async ({ page }) => {
    const { root, links, close } = drawer(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await page.goto('/');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const { x, y } = (await menuButton(page).boundingBox())!;
    await menuButton(page).tap();

    await test.step('a second tap at the same point does nothing', async () => {
      // On a busy machine the tap may come late, so the animations are slow.
      await expect.poll(async () => (await root.boundingBox())!.x).toBe(0);
      await page.touchscreen.tap(x + 24, y + 24);
      await expect(page.locator('dialog:popover-open')).toHaveCount(1);
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    });

    await expect(links).toHaveText(navigation.map(({ label }) => label));
    await close.tap();
    await expect(root).toBeHidden();
    await menuButton(page).tap();
    await links.nth(1).tap();
    await expect(page).toHaveURL(navigation[1]!.href);
    await expect(root).toBeHidden();
  });
});
