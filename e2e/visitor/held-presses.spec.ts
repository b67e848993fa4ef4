import { type Page } from '@playwright/test';
import { dot, expectSlide } from '../support/carousel';
import { form } from '../support/deletion';
import { island, islandButton, turnTo } from '../support/islands';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { notices } from '@/lib/content/notices';

const EMAIL = 'name@example.ru';

/** A page whose scripts are held is never loaded. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test.describe('what is pressed before the scripts are there is done after', () => {
  test('steps are taken, each once and in their order, by mouse and keyboard', async ({
    page,
    site,
  }) => {
    const release = site.holdScripts();
    await open(page, '/details/android/');
    const [previous, next] = [1, 2].map((place) => islandButton(page, 'carousel', place));
    await next?.click();
    await dot(page, SLIDE_COUNT).click();
    await previous?.press('Enter');
    await page.keyboard.press('Space');
    release();
    await expectSlide(page, SLIDE_COUNT - 2);
  });

  test('the share menu, which stays open, is unfolded, and the link copied or shown', async ({
    page,
    site,
  }) => {
    const release = site.holdScripts();
    await open(page, '/help/');
    await islandButton(page, 'share', 0).click();
    const [copy, more] = [1, 2].map((place) => islandButton(page, 'share', place));
    const links = island(page, 'share').getByRole('link');
    const folded = await links.count();
    for (let press = 1; press <= 3; press += 1) await more?.click();
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
      const release = site.holdScripts();
      await open(page, '/deleteUserData/');
      await form(page).field.fill(EMAIL);
      await send(page);
      release();
      await expect(page.getByRole('dialog', { name: notices.sent.title })).toBeVisible();
      expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
      await expect(page).toHaveURL(/\/deleteUserData\/$/);
    });
  }

  test('what is no address is refused by the form’s own dialog', async ({ page, site }) => {
    const release = site.holdScripts();
    await open(page, '/deleteUserData/');
    await form(page).field.fill('nobody');
    await form(page).field.press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: notices.invalid.title })).toBeVisible();
    expect(site.account.requests).toEqual([]);
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

  test('leaves what is no address to the browser, which says so', async ({ page, site }) => {
    site.refuseScripts();
    await page.goto('/deleteUserData/');
    await form(page).field.fill('nobody');
    await form(page).send.click();
    await expect(form(page).field).toBeFocused();
    await expect(page.locator('input:user-invalid')).toHaveValue('nobody');
    expect(site.account.requests).toEqual([]);
  });

  test('is asked for again at the next sign', async ({ page, site }) => {
    const restore = site.refuseScripts();
    await page.goto('/help/');
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener('error', () => (dataset.refused = ''), true);
    });
    await turnTo(page, 'share');
    await expect(page.locator('html')).toHaveAttribute('data-refused');
    restore();
    await expect(async () => {
      await turnTo(page, 'share');
      await expect(island(page, 'share')).toHaveAttribute('data-ready', { timeout: 500 });
    }).toPass();
  });
});
