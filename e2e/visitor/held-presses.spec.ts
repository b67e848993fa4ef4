import { type Page } from 'playwright/test';
import {
  carousel,
  controls,
  dot,
  enlarged,
  expectSlide,
  picture,
  takeOver,
} from '../support/carousel';
import { stopClock } from '../support/clock';
import { form } from '../support/deletion';
import { hydrate, island, islandButton, openHeld, showIntent } from '../support/islands';
import { settings, SLIDE_COUNT } from '../support/published';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { fallbacks } from '@/lib/content/fallbacks';
import { notices } from '@/lib/content/notices';
import { slides } from '@/lib/content/slides';
import { routes } from '@/lib/site/routes';

const EMAIL = 'name@example.ru';

test.describe('what is pressed before the scripts are there is done after', () => {
  test('the carousel takes each step once, in its order', async ({ page, site }) => {
    const release = await openHeld(page, site, '/details/android/');
    const [previous, next] = [1, 2].map((place) => islandButton(page, 'carousel', place));
    await next?.click();
    await next?.click();
    await expect(next!).toHaveAttribute('aria-busy', 'true');
    await dot(page, SLIDE_COUNT).click();
    await previous?.press('Enter');
    await page.keyboard.press('Space');
    release();
    await expectSlide(page, SLIDE_COUNT - 2);
  });

  test('a picture is enlarged, and its link is not followed', async ({ page, site }) => {
    const release = await openHeld(page, site, routes.android);
    await picture(page, 1).click();
    await expect(picture(page, 1)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(enlarged(page).picture).toBeVisible();
    await expect(page).toHaveURL(/\/details\/android\/$/);
  });

  test('the share menu stays open, unfolds, copies or shows the link', async ({ page, site }) => {
    const release = await openHeld(page, site, '/help/');
    await islandButton(page, 'share', 0).click();
    const [copy, more] = [1, 2].map((place) => islandButton(page, 'share', place));
    const links = island(page, 'share').getByRole('link');
    const folded = await links.count();
    // Two impatient presses count as one.
    await more?.dblclick();
    await copy?.click();
    release();
    await expect(links).toHaveCount(folded + 1);
    const answer = island(page, 'share').locator('[role=status]:not(:empty), input');
    await expect(answer).toHaveCount(1);
  });

  for (const [way, send] of [
    ['by Enter in its field', (page: Page) => form(page).field.press('Enter')],
    ['by a double click', (page: Page) => form(page).send.dblclick()],
  ] as const) {
    test(`a form that was sent ${way} is sent once, by its code`, async ({ page, site }) => {
      const release = await openHeld(page, site, '/deleteUserData/');
      await form(page).field.fill(EMAIL);
      await send(page);
      release();
      await expect(page.getByRole('dialog', { name: notices.sent.title })).toBeVisible();
      expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
      await expect(page).toHaveURL(/\/deleteUserData\/$/);
    });
  }

  test('a wrong address is refused by the form’s own dialog', async ({ page, site }) => {
    const release = await openHeld(page, site, '/deleteUserData/');
    await form(page).field.fill('nobody');
    await form(page).field.press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: notices.invalid.title })).toBeVisible();
    expect(site.account.requests).toEqual([]);
  });
});

test.describe('what waits in vain is dropped for good', () => {
  test('by the carousel, which says how to go on without its buttons', async ({ page, site }) => {
    await stopClock(page);
    const release = await openHeld(page, site, routes.android);
    const { next } = controls(page);
    await next.click();
    await page.clock.runFor(7999);
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1);
    await expect(carousel(page).getByRole('alert')).toHaveText(fallbacks.carousel);
    await expect(next).not.toHaveAttribute('aria-busy');
    release();
    await takeOver(page);
    await expectSlide(page, 1);
    await expect(carousel(page).getByRole('alert')).toBeHidden();
  });

  test('by the share menu, which shows the link until its code comes', async ({ page, site }) => {
    await stopClock(page);
    const release = await openHeld(page, site, routes.contacts);
    const { button, copy, byHand } = shareMenu(page);
    await button.click();
    await copy.click();
    await page.clock.runFor(3999);
    await expect(byHand).toBeHidden();
    await page.clock.runFor(1);
    await expect(byHand).toHaveValue(settings.homeUrl);
    release();
    await hydrate(page, 'share');
    await expect(copy).toBeVisible();
    await expect(byHand).toBeHidden();
  });
});

test.describe('code that is refused', () => {
  test('lets the form go the plain way, once', async ({ page, site }) => {
    site.refuseScripts();
    await page.goto('/deleteUserData/');
    await form(page).field.fill(EMAIL);
    await form(page).field.press('Enter');
    await expect(page).toHaveURL(/RequestDeleteUserByEmail\?userEmail=/);
    expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
  });

  test('lets a picture’s link lead on', async ({ page, site }) => {
    site.refuseScripts();
    await page.goto(routes.android);
    await picture(page, 1).click();
    await expect(page).toHaveURL(new RegExp(`/${slides[0]!.img}-light@2x\\.`));
  });

  test('leaves a wrong address to the browser, which says so', async ({ page, site }) => {
    site.refuseScripts();
    await page.goto('/deleteUserData/');
    await form(page).field.fill('nobody');
    await form(page).send.click();
    await expect(form(page).field).toBeFocused();
    await expect(form(page).field).toHaveValue('nobody');
    expect(site.account.requests).toEqual([]);
  });

  test('is asked for again at the next sign', async ({ page, site }) => {
    const restore = site.refuseScripts();
    await page.goto('/help/');
    await page.evaluate(() =>
      addEventListener('error', () => (document.documentElement.dataset.refused = ''), true),
    );
    await showIntent(page, 'share');
    await expect(page.locator('html')).toHaveAttribute('data-refused');
    restore();
    await expect(async () => {
      await showIntent(page, 'share');
      await expect(island(page, 'share')).toHaveAttribute('data-ready', { timeout: 500 });
    }).toPass();
  });
});
