import { navigation } from '../support/exported';
import { drawer, menuButton } from '../support/panels';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without scripts, the menu button opens a drawer with links', async ({ page }) => {
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
