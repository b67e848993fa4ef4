import { devices } from 'playwright/test';
import { openCarousel } from '../support/carousel';
import { translate, TRANSLATED } from '../support/changed-page';
import { toolbar } from '../support/drawer';
import { overlays } from '../support/overlays';
import { collectComplaints } from '../support/page-log';
import { androidRelease, navigation } from '../support/published';
import { expect, phone, test } from '../support/test';
import { slides } from '@/lib/content/slides';
import { slideScreenshot } from '@/lib/screenshots/screenshots';
import { routes } from '@/lib/site/routes';

// Only a phone has the drawer.
test.use(phone);

test('«Back», a button, Escape and a click outside close each overlay, and the links in overlays open their pages', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  // Simulates a browser that closes dialogs neither by «Back» nor by a click outside.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  });
  // The timer lets `evaluate` return before the browser leaves the page.
  const goBack = () => page.evaluate(() => void setTimeout(() => history.back()));
  await page.goto(routes.home);
  await openCarousel(page);
  const { 'the menu': menu, 'the version': version, 'an enlarged picture': large } = overlays(page);
  const right = await page.evaluate(() => innerWidth);
  for (const [name, { button, root, close }] of Object.entries(overlays(page))) {
    for (const [index, closeIt] of [
      goBack,
      // The share button both opens and closes its panel, so WebKit would count the second click as a double click.
      () => (name === 'the share panel' ? close.dispatchEvent('click') : close.click()),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(right - 6, 500),
    ].entries()) {
      // Every other click is at another point, so that WebKit counts no double click.
      await button.click({ position: { x: 8 + 12 * (index % 2), y: 24 } });
      await expect(root, name).toBeVisible();
      await closeIt();
      await expect(root, name).toBeHidden();
      await expect(page.locator('[popovertarget]:focus'), name).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state as unknown), name).toBeNull();
      await expect(page, name).toHaveURL(routes.android);
    }
  }

  await test.step('the enlarged picture loads the file of double size and has its description', async () => {
    await large.button.click();
    await expect
      .poll(() => large.picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(2 * slideScreenshot(slides[0]!).width);
    await expect(large.frame).toHaveAccessibleName(slides[0]!.alt);
    await large.close.click();
  });

  await test.step('the version dialog lists the changes of the version and links to all changes', async () => {
    await version.button.click();
    const texts = androidRelease.changes.map(({ text }) => text);
    await expect(version.root.getByRole('listitem')).toHaveText(texts);
    expect(await version.root.evaluate((dialog: HTMLElement) => dialog.offsetWidth)).toBe(250);
    await version.allChanges.click();
    await expect(page).toHaveURL(routes.changes);
    await goBack();
    await expect(version.button).toBeVisible();
    await expect(version.root).toBeHidden();
  });

  await test.step('the links to pages are in the menu, not in the toolbar, and a click on one closes the menu at once', async () => {
    await expect(toolbar(page).home).toBeVisible();
    await expect(toolbar(page).links).toHaveCount(0);
    await menu.button.click();
    await expect(menu.home).toBeVisible();
    await expect(menu.links).toHaveText(navigation.map(({ label }) => label));
    // Simulates a slow connection: the click does not open the next page.
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    });
    await menu.links.last().click();
    await expect(menu.root).toBeHidden();
    await menu.button.click();
    await menu.links.last().click();
    await expect(page).toHaveURL(routes.contacts);
    await goBack();
    await expect(page).toHaveURL(routes.android);
    await expect(menu.root).toBeHidden();
  });
  await goBack();
  await expect(page).toHaveURL(routes.home);
  expect(complaints).toEqual([]);
});

test('«Back» closes the menu in a browser with `closedby` but without close watchers', async ({
  page,
}) => {
  // Simulates Firefox for Android 141 to 148.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  await page.goto(routes.home);
  await page.goto(routes.android);
  const { 'the menu': menu } = overlays(page);
  await menu.button.click();
  await expect(menu.root).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).not.toBeNull();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(menu.root).toBeHidden();
  await expect(page).toHaveURL(routes.android);
});

test.describe('with the keyboard', () => {
  // The default viewport, because WebKitGTK's window loses the focus when it is made narrower.
  test.use({ viewport: devices['Desktop Chrome'].viewport });

  test('the focus moves into a dialog, through its controls, and back to the button that opened it', async ({
    page,
  }) => {
    await openCarousel(page);
    const {
      'the menu': menu,
      'the version': version,
      'an enlarged picture': large,
    } = overlays(page);
    for (const [{ button, root }, ...stops] of [
      // If the dialog itself has the focus, screen readers announce the dialog's title and list.
      [version, version.root, version.list, version.allChanges],
      [large, large.frame, large.close],
      [menu, menu.home, menu.close, ...(await menu.links.all())],
    ] as const) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(stops[0]).toBeFocused();
      for (const stop of stops.slice(1)) {
        await page.keyboard.press('Tab');
        await expect(stop).toBeFocused();
        await expect(root.locator(':focus-visible')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(root).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.locator(':focus-visible')).toHaveCount(1);
    }
    // Closing a dialog goes back in the history. If another dialog opened before that has ended, it would close.
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    // Simulates a click by a screen reader, which sends no key or pointer events.
    await menu.button.dispatchEvent('click', { detail: 1, clientX: 99 });
    await expect(menu.root).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.button).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.links.last().focus();
    // After the last control the focus moves to the browser's own controls or to the dialog's first one.
    await page.keyboard.press('Tab');
    await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0);
  });
});

test('the dialogs of a translated page are translated, too, even after a second translation', async ({
  page,
}) => {
  const { 'the menu': menu, 'the version': version } = overlays(page);
  await page.goto(routes.android);
  for (const mark of [TRANSLATED, '¹']) {
    await translate(page, mark);
    await version.button.click();
    // A release without known changes has a paragraph instead of list items.
    const changes = version.root.getByRole('listitem').or(version.root.getByRole('paragraph'));
    await expect(changes.first()).toContainText(mark);
    await version.close.click();
    await menu.button.click();
    await expect(menu.links.first()).toContainText(mark);
    await menu.close.click();
  }
  await menu.button.click();
  await menu.links.first().click();
  await expect(page).toHaveURL(routes.home);
});
