import { fillAndSend, form, noticeDialog, openForm } from '../support/deletion';
import { expect, test } from '../support/test';

const email = 'name@example.ru';
const text = 'Произошла непредвиденная ошибка. Попробуйте выполнить запрос позже.';

for (const mode of ['fail', 'reset', 'redirect-loop'] as const) {
  test(`account service in mode «${mode}»: the error is told and nothing is lost`, async ({
    page,
    site,
  }) => {
    site.account.setMode(mode);
    await openForm(page);
    await fillAndSend(page, email);
    await expect(noticeDialog(page, 'Ошибка')).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(form(page).field).toHaveValue(email);
    await expect(form(page).send).toBeDisabled();
    expect(site.account.emails).toHaveLength(0);
  });
}

test('a service that never answers is given up after 30 s', async ({ page, site }) => {
  site.account.setMode('stall');
  await page.clock.install();
  await openForm(page);
  await fillAndSend(page, email);
  // Real time passes besides, more of it on a busy machine.
  await page.clock.runFor(20_000);
  await expect(noticeDialog(page, 'Ошибка')).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(noticeDialog(page, 'Ошибка')).toContainText(text);
});

test('without a network the error is told in the dialog that came with the form', async ({
  page,
  context,
}) => {
  await openForm(page);
  await context.setOffline(true);
  await fillAndSend(page, email);
  await expect(noticeDialog(page, 'Ошибка')).toContainText(text);
});
