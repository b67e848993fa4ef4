import { type Page } from 'playwright/test';
import * as deletion from '../support/deletion';
import { expectReady, openWithDelayedScripts } from '../support/islands';
import { expect, test } from '../support/test';
import { deletionForm } from '@/lib/content/deletion-form';
import { routes } from '@/lib/site/routes';

/** Expects the field to be described by the error if the address is invalid, otherwise by the hint. */
async function expectValidity(page: Page, isInvalid: boolean) {
  const { field } = deletion.form(page);
  await expect(field).toHaveAttribute('aria-invalid', String(isInvalid));
  await expect(field).toHaveAccessibleDescription(deletionForm[isInvalid ? 'invalid' : 'hint']);
}

test('several submissions before hydration cause only one request', async ({ page, site }) => {
  const { field, send } = deletion.form(page);
  const release = await openWithDelayedScripts(page, site, routes.deletion);
  await field.click();
  await page.keyboard.type("  O'Neil+A&b%c@Example.ru ");
  await page.keyboard.press('Enter');
  await send.dblclick();
  release();
  await deletion.expectNotice(page, 'sent');
  await expect(page).toHaveURL(routes.deletion);
  const [request, ...others] = site.account.requests;
  expect(others).toEqual([]);
  expect(request?.method).toBe('GET');
  expect(request?.url).toBe(
    '/acc/RequestDeleteUserByEmail?userEmail=O%27Neil%2BA%26b%25c%40Example.ru',
  );
  expect(request?.headers.referer).toBeUndefined();
  const { to, link } = site.account.emails[0]!;
  expect(to).toBe("O'Neil+A&b%c@Example.ru");
  await page.goto(link);
  await expect(page).toHaveURL('/deletionSuccess/');
});

test('an error appears if an invalid address is typed before hydration', async ({ page, site }) => {
  const release = await openWithDelayedScripts(page, site, routes.deletion);
  await deletion.form(page).field.click();
  await page.keyboard.type('anna@');
  await page.keyboard.press('Tab');
  release();
  await expectReady(page, 'deletion');
  await expectValidity(page, true);
});

test('an attempt to send an invalid address blocks the form for 30 s', async ({ page, site }) => {
  const { field, send, status, timer } = deletion.form(page);
  await page.clock.install();
  await deletion.openHydratedForm(page);
  const layout = await deletion.measureLayout(page);

  await test.step('the error about an invalid address appears when the focus leaves the field', async () => {
    await deletion.typeAddress(page, 'Anna@localhost');
    await expectValidity(page, false);
    await page.keyboard.press('Tab');
    await expectValidity(page, true);
    await deletion.typeAddress(page, 'name@example.ru');
    await expectValidity(page, false);
  });

  await deletion.typeAddress(page, 'anna@');
  const focused = await deletion.recordFocusedRoles(page);
  await page.keyboard.press('Enter');
  await deletion.expectNotice(page, 'invalid');
  expect(await focused()).toEqual(['dialog']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
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
  await expect(timer).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(timer).toBeHidden();
  await expect(status).toHaveText('');
  expect(await deletion.measureLayout(page)).toEqual(layout);
  expect(site.account.requests).toEqual([]);
});

test('an address with a Cyrillic domain is shown and sent as it was meant', async ({
  page,
  site,
}) => {
  const { field, send, status } = deletion.form(page);
  await deletion.openHydratedForm(page);
  await deletion.typeAddress(page, '\u2060anna@почта.рф');
  await send.click();
  await deletion.expectNotice(page, 'sent');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText(`${deletionForm.sentTo} anna@почта.рф`);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(site.account.emails.map(({ to }) => to)).toEqual(['anna@почта.рф']);
});

test('an address whose domain mixes Latin and Cyrillic letters is refused with an explanation', async ({
  page,
  site,
}) => {
  const { field, send, status } = deletion.form(page);
  await deletion.openHydratedForm(page);
  const layout = await deletion.measureLayout(page);
  await deletion.typeAddress(page, 'anna@gmail.\u0441om');
  await page.keyboard.press('Tab');
  const { invalid, mixed, refused } = deletionForm;
  await expect(field).toHaveAccessibleDescription(`${invalid} ${mixed}`);
  await send.click();
  await deletion.expectNotice(page, 'invalid');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText(refused);
  expect(await deletion.measureLayout(page)).toEqual(layout);
  expect(site.account.requests).toEqual([]);
});

test('an address that a script puts into the field without an event is sent', async ({
  page,
  site,
}) => {
  await deletion.openHydratedForm(page);
  await deletion.form(page).field.evaluate((field: HTMLInputElement) => {
    field.value = 'name@example.ru';
  });
  await deletion.form(page).send.click();
  await deletion.expectNotice(page, 'sent');
  expect(site.account.emails[0]?.to).toBe('name@example.ru');
});
