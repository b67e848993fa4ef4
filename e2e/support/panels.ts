import { expect, type Page } from 'playwright/test';
import { enlargedPicture, openCarousel, picture } from './carousel';
import { expectNotice, fillAndSend, form, openHydratedForm } from './deletion';
import { ANDROID_VERSION, facts } from './exported';
import { hydrate } from './islands';
import { shareNetworks } from '@/lib/browser/share/networks';
import { routes } from '@/lib/site/routes';
import { changesPage } from '@/lib/words/changes-page';

export const toolbar = (page: Page) => ({
  home: page.getByRole('banner').getByRole('link', { name: facts.name }),
  links: page.getByRole('navigation').getByRole('link'),
});

/** The button that opens the drawer. Only phones have it. */
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });

export function drawer(page: Page) {
  const root = page.getByRole('dialog', { name: 'Меню' });
  return {
    root,
    home: root.getByRole('link', { name: facts.name }),
    close: root.getByRole('button', { name: 'Закрыть меню' }),
    links: root.getByRole('navigation').getByRole('link'),
  };
}

export const versionButton = (page: Page) => page.getByRole('button', { name: ANDROID_VERSION });

export function versionDialog(page: Page) {
  const root = page.getByRole('dialog', { name: changesPage.dialogTitle });
  return {
    root,
    /** The list of changes, the only part of the dialog that scrolls if the window is not tall enough. */
    list: root.getByRole('group'),
    close: root.getByRole('button', { name: 'Закрыть' }),
    allChanges: root.getByRole('link', { name: changesPage.link }),
  };
}

export const shareMenu = (page: Page) => ({
  button: page.getByRole('button', { name: 'Поделиться' }),
  networks: shareNetworks.map(({ label }) => page.getByRole('link', { name: label })),
  copy: page.getByRole('button', { name: 'Копировать ссылку' }),
  copied: page.getByRole('button', { name: 'Скопировано' }),
  more: page.getByRole('button', { name: 'Ещё', expanded: false }),
  less: page.getByRole('button', { name: 'Ещё', expanded: true }),
  email: page.getByRole('link', { name: 'Электронная почта' }),
  byHand: page.getByRole('alert').getByRole('textbox'),
});

/** What a button can open over the Android page on a phone. The share panel itself has no role, so its root is a link. */
export function overlays(page: Page) {
  const { button, networks } = shareMenu(page);
  return {
    menu: { button: menuButton(page), ...drawer(page) },
    version: { button: versionButton(page), ...versionDialog(page) },
    sharePanel: { button, root: networks[0]!, close: button },
    largePicture: { button: picture(page, 1), ...enlargedPicture(page) },
  };
}

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
