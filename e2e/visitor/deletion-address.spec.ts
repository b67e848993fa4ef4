import { type Page } from 'playwright/test';
import { runClockUntil, stopClock } from '../support/clock';
import * as deletion from '../support/deletion';
import { island, openWithDelayedScripts } from '../support/islands';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { deletionForm } from '@/lib/words/deletion-form';

async function expectValidity(page: Page, isInvalid: boolean) {
  const { field } = deletion.form(page);
  await expect(field).toHaveAttribute('aria-invalid', String(isInvalid));
  await expect(field).toHaveAccessibleDescription(deletionForm[isInvalid ? 'invalid' : 'hint']);
}

test('a field left empty before hydration shows its message later', async ({ page, site }) => {
  const release = await openWithDelayedScripts(page, site, routes.deletion);
  await deletion.form(page).field.focus();
  await page.keyboard.press('Tab');
  release();
  await expectValidity(page, true);
});

test('an attempt to send an invalid address blocks the form for 30 s', async ({ page, site }) => {
  const { field, send, status, timer } = deletion.form(page);
  const countdownNews = page.locator('form [data-reserve] > [aria-live]');
  await stopClock(page);
  await deletion.openHydratedForm(page);
  await expect(timer).toBeHidden();
  // WebKitGTK applies the media queries of a resized window only after a change in the page.
  await deletion.typeAddress(page, 'Anna@localhost');
  const layout = await deletion.measureLayout(page);

  await test.step('the error about an invalid address appears when the focus leaves the field, even if it is empty', async () => {
    await field.hover();
    await field.clear();
    // A browser also sends this event when another window gets the focus.
    await field.dispatchEvent('blur');
    await expectValidity(page, false);
    await page.keyboard.press('Tab');
    await expectValidity(page, true);
    await expect(page.locator('form div[aria-live]')).toHaveText(deletionForm.invalid);
    expect(await deletion.measureLayout(page)).toEqual(layout);
    await deletion.typeAddress(page, 'name@example.ru');
    await expectValidity(page, false);
  });

  await deletion.typeAddress(page, 'anna@');
  await page.keyboard.press('Enter');
  await expect(countdownNews).toHaveText(deletionForm.waitBegins);
  await runClockUntil(page, () => deletion.noticeCloseButton(page).isVisible());
  await deletion.expectNotice(page, 'invalid');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(2000);
  await expect(countdownNews).toHaveText('');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('anna@');
  await expectValidity(page, true);
  await expect(status).toHaveText(deletionForm.refused);
  await expect(send).toBeDisabled();
  await expect(timer).toBeVisible();
  expect(await deletion.measureLayout(page)).toEqual(layout);
  await deletion.typeAddress(page, 'name@example.ru');
  await expectValidity(page, false);
  await expect(status).toHaveText('');
  await page.clock.runFor(30_000);
  await expect(timer).toBeHidden();
  await expect(countdownNews).toHaveText(deletionForm.waitEnds);
  expect(site.account.requests).toEqual([]);
});

test('if the form’s code throws, its text stays and can be sent', async ({ page, site }) => {
  const { field, send } = deletion.form(page);
  await deletion.openHydratedForm(page);
  await page.locator('form [data-reserve] > [aria-live]').evaluate((element) => element.remove());
  await deletion.typeAddress(page, 'anna');
  await page.keyboard.press('Enter');
  await expect(island(page, 'deletion')).toHaveAttribute('data-state', 'failed');
  // Before the error, the countdown had disabled the button.
  await expect(send).toBeEnabled();
  await field.press('End');
  await page.keyboard.type('@example.ru');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/RequestDeleteUserByEmail\?userEmail=/);
  expect(site.account.emails.map(({ to }) => to)).toEqual(['anna@example.ru']);
});
