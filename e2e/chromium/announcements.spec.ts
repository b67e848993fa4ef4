import {
  carousel,
  controls,
  dot,
  enlargedPicture,
  expectSlideShown,
  openCarousel,
  picture,
} from '../support/carousel';
import { noticeCloseButton, form, openHydratedForm } from '../support/deletion';
import { islandButton, openWithDelayedScripts } from '../support/islands';
import { settings, SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { deletionForm } from '@/lib/content/deletion-form';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import { routes } from '@/lib/site/routes';

test('a slide shown by autoplay is not announced; a chosen slide is announced with number and title', async ({
  page,
}) => {
  await page.clock.install();
  await openCarousel(page);
  const live = carousel(page).locator('[aria-live]');
  await page.clock.runFor(21_000);
  await expectSlideShown(page, 2);
  await expect(live).toHaveText('');
  const { next } = controls(page);
  await next.click();
  await expect(live).toHaveText(`3 из ${SLIDE_COUNT}: ${slides[2]!.text1}`);
  await dot(page, 1).click();
  await expect(live).toHaveText(`1 из ${SLIDE_COUNT}: ${slides[0]!.text1}`);
});

test('opening an enlarged picture focuses the dialog first and then the picture, so that both are announced', async ({
  page,
}) => {
  await openCarousel(page);
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => {
      const { dataset } = document.documentElement;
      dataset.focused = `${dataset.focused ?? ''} ${(target as Element).localName}`;
    });
  });
  await picture(page, 1).click();
  await expect(enlargedPicture(page).frame).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-focused', / dialog div$/);
});

test('with the focus in the field, the beginning and the end of the wait are announced', async ({
  page,
}) => {
  await page.clock.install();
  await openHydratedForm(page);
  const { field, timer } = form(page);
  const live = page.locator('form .form-wait [aria-live]');
  await field.press('Enter');
  await expect(live).toHaveText(deletionForm.waitBegins);
  await expect(noticeCloseButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(2000);
  await expect(live).toHaveText('');
  await expect(field).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(timer).toBeHidden();
  await expect(live).toHaveText(deletionForm.waitEnds);
});

test('copying a link before the scripts have loaded copies it and announces it after they have loaded', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openWithDelayedScripts(page, site, routes.contacts);
  const status = page.getByRole('banner').locator('[aria-live]');
  await islandButton(page, 'share', 0).click();
  await islandButton(page, 'share', 1).click();
  await expect(status).toBeEmpty();
  release();
  await expect(status).toHaveText('Ссылка скопирована');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(settings.homeUrl);
});

test('the copy button on the Windows page copies the command and shows a confirmation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(routes.windows);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: windows.file.copyCommand }).click();
  await expect(main.getByText(windows.file.commandCopied)).toBeVisible();
  const command = await main.locator('pre').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
});
