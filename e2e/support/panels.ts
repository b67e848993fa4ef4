import { expect, type Page } from 'playwright/test';
import { enlargedPicture, openCarousel, picture } from './carousel';
import { expectNotice, fillAndSend, form, openHydratedForm } from './deletion';
import { hydrate } from './islands';
import { shareMenu } from './share';
import { versionButton, versionDialog } from './version-dialog';
import { routes } from '@/lib/site/routes';

const refuseAddress = async (page: Page) => {
  await openHydratedForm(page);
  await fillAndSend(page, 'никуда');
  await expectNotice(page, 'invalid');
  await expect(page.getByRole('dialog')).toBeFocused();
};

/** Functions that open a panel, a dialog or a message of the form. Test titles use the keys. */
export const panels = {
  'the expanded share menu with the link to copy by hand': async (page: Page) => {
    const { button, more, copy, byHand } = shareMenu(page);
    await page.goto(routes.contacts);
    await hydrate(page, 'tell');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await button.click();
    await more.click();
    await copy.click();
    await expect(byHand).toBeFocused();
  },
  'the open version dialog': async (page: Page) => {
    await page.goto(routes.android);
    await versionButton(page).click();
    await expect(versionDialog(page).root).toBeVisible();
  },
  'the enlarged picture': async (page: Page) => {
    await openCarousel(page);
    await picture(page, 1).click();
    await expect(enlargedPicture(page).frame).toBeFocused();
  },
  'the dialog about an invalid address': refuseAddress,
  'the form with an invalid address and the countdown': async (page: Page) => {
    await refuseAddress(page);
    await page.keyboard.press('Escape');
    await expect(form(page).timer).toBeVisible();
    // The dialog returns the focus shortly after it has closed.
    await expect(form(page).field).toBeFocused();
  },
  'the form with the address that the email was sent to': async (page: Page) => {
    await openHydratedForm(page);
    await fillAndSend(page, 'name@example.ru');
    await expectNotice(page, 'sent');
    await page.keyboard.press('Escape');
    await expect(form(page).change).toBeVisible();
  },
};
