import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { stopClock } from '../support/clock';
import { fillAndSend } from '../support/deletion';
import { hydrate } from '../support/islands';
import { shareMenu, versionButton, versionDialog } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

/** Returns the number of different fills. The dot of the shown slide has one of its own. */
const fillsOfDots = (page: Page) =>
  carousel.dots(page).evaluateAll((all) => {
    const fillOf = (dot: Element) => getComputedStyle(dot, '::before').backgroundColor;
    return new Set(all.map(fillOf)).size;
  });

test('with forced colours, controls and the current dot stay recognisable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await carousel.openCarousel(page);
  const controls = page.getByRole('main').locator('a:visible, button:visible');
  const unmarked = await controls.evaluateAll((all) =>
    all.flatMap((control) => {
      const own = getComputedStyle(control);
      const dotEdge = getComputedStyle(control, '::before').borderTopWidth;
      const edge = parseFloat(own.borderTopWidth) || parseFloat(dotEdge);
      const isMarked = edge || own.textDecorationLine.includes('underline');
      return isMarked ? [] : control.outerHTML.slice(0, 80);
    }),
  );
  expect(unmarked).toEqual([]);
  expect(await fillsOfDots(page)).toBe(2);
});

test('opening a dialog or the share menu takes 150 ms; closing takes 75 ms', async ({ page }) => {
  // The result dialog is removed by a timer. Another one repeats a press that was held until the form's code came.
  await stopClock(page);
  const sendFromReadyForm = async () => {
    await hydrate(page, 'deletion');
    await fillAndSend(page, 'nobody');
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // At this slow speed, the test can read a panel's animations before they end.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  for (const [path, open, opened] of [
    // A closing dialog has left the accessibility tree, so only CSS selectors find it.
    [routes.android, () => versionButton(page).click(), 'dialog:has(h2)'],
    [routes.android, () => shareMenu(page).button.click(), '[popover]:has(a[target])'],
    [routes.deletion, sendFromReadyForm, '[role=dialog]'],
  ] as const) {
    await page.goto(path);
    const panel = page.locator(opened);
    const durations = () =>
      panel.evaluate((own) => {
        const all = own.getAnimations().map(({ effect }) => effect?.getTiming().duration);
        return [...new Set(all)];
      });
    await open();
    await expect.poll(durations).toEqual([150]);
    await panel.evaluate((own) => own.getAnimations().forEach((animation) => animation.finish()));
    await page.keyboard.press('Escape');
    await expect.poll(durations).toEqual([75]);
  }
});

test('with reduced motion, autoplay is off and nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await carousel.openWithStoppedClock(page);
  await page.clock.runFor(carousel.SEVERAL_MOVES_MS);
  await carousel.expectSlideShown(page, 1);
  await expect(carousel.controls(page).stop).toBeHidden();
  await carousel.controls(page).next.click();
  await page.clock.runFor(20);
  await carousel.expectSlideShown(page, 2);
  await expect.poll(() => fillsOfDots(page)).toBe(2);
  await versionButton(page).click();
  await expect(versionDialog(page).root).toHaveCSS('animation-name', 'none');
  await expect(versionDialog(page).close).toHaveCSS('animation-name', 'deaf');
});
