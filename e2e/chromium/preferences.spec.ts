import { type Locator } from 'playwright/test';
import * as carousel from '../support/carousel';
import { stopClock } from '../support/clock';
import { fillAndSend, form } from '../support/deletion';
import { shareMenu, versionButton, versionDialog } from '../support/panels';
import { ANDROID_VERSION, facts } from '../support/published';
import { expect, test } from '../support/test';
import { changesPage } from '@/lib/content/changes-page';
import { routes } from '@/lib/site/routes';

const styleOf = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((own, [name = '', part]) => getComputedStyle(own, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

test('with forced colours, the current dot differs in colour from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await carousel.openCarousel(page);
  const [current, other] = [carousel.dot(page, 1), carousel.dot(page, 2)];
  const colour = await styleOf(other, 'background-color', '::before');
  await expect(current).not.toHaveCSS('background-color', colour, { pseudo: 'before' });
});

test('with forced colours, controls have a border or an underline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.android);
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
});

test('opening a dialog or the share menu takes 150 ms; closing takes 75 ms', async ({ page }) => {
  // The result dialog is removed by a timer.
  await stopClock(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // At this slow speed, the test can read a panel's styles and animations before the animations end.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  for (const [path, open, opened] of [
    // A closing dialog has left the accessibility tree, so only CSS selectors find it.
    [routes.android, () => versionButton(page).click(), 'dialog:has(h2)'],
    [routes.android, () => shareMenu(page).button.click(), '[popover]:has(a[target])'],
    [routes.deletion, () => fillAndSend(page, 'nobody'), '[role=dialog]'],
  ] as const) {
    await page.goto(path);
    const panel = page.locator(opened);
    const durations = () =>
      panel.evaluate((own) =>
        own.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      );
    await open();
    await expect.poll(durations).toEqual([150]);
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCSS('transition-duration', /^(0\.075s(, |$))+$/);
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
  await versionButton(page).click();
  await expect(versionDialog(page).root).toHaveCSS('animation-name', 'none');
  await expect(versionDialog(page).close).toHaveCSS('animation-name', 'deaf');
});

test('with increased contrast, the carousel’s border has the text colour', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(routes.android);
  const ink = await styleOf(page.locator('html'), 'color');
  await expect(carousel.carousel(page)).toHaveCSS('border-top-color', ink);
});

test('a printed page shows the site’s name and the addresses of links', async ({ page }) => {
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(routes.contacts);
  const forum = main.locator(`a[href="${facts.forum}"]`);
  expect(await styleOf(forum, 'content', '::after')).toContain(facts.forum);
  await expect(footer).toContainText(facts.name);
  await expect(footer.getByRole('link')).toHaveText([facts.email]);
  await page.goto(routes.downloads);
  expect(await styleOf(main.getByRole('link').first(), 'content', '::after')).not.toContain('/');
  await page.goto(routes.changes);
  await expect(page.getByRole('link', { name: ANDROID_VERSION, exact: true })).toBeVisible();
});

test('a printed page has no buttons and no form', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(routes.android);
  const store = page.getByRole('main').locator(`a[href="${facts.android?.stores[0].url}"]`).first();
  await expect(store).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(store).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(carousel.carousel(page).getByRole('button')).toHaveCount(0);
  await page.goto(routes.windows);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto(routes.deletion);
  await expect(form(page).field).toBeHidden();
  await expect(form(page).send).toBeHidden();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto(routes.changes);
  await expect(page.getByRole('link', { name: changesPage.feed })).toBeHidden();
});
