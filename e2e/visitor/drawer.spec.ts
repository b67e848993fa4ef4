import { expectHeading, expectHidden, expectVisible } from './support/control';
import { type Tab } from './support/tab';
import { expect, test } from './support/test';

const menu = (tab: Tab) => tab.control('button', 'Меню');
const drawer = (tab: Tab) => tab.control('dialog', 'Меню');

async function openDrawer(tab: Tab): Promise<void> {
  await tab.goto('/help/');
  await tab.becomePhone();
  await menu(tab).click();
  await expectVisible(drawer(tab));
}

const closings: [string, (tab: Tab) => Promise<void>][] = [
  ['its own button', (tab) => drawer(tab).control('button', 'Закрыть меню').click()],
  ['Escape', (tab) => tab.press('Escape')],
  ['a click beside it', (tab) => tab.clickAt({ x: 330, y: 500 })],
];

for (const [name, close] of closings) {
  test(`the drawer opens, ${name} closes it, and the mouse leaves no focus`, async ({ phone }) => {
    await openDrawer(phone);
    await close(phone);
    await expectHidden(drawer(phone));
    expect(await menu(phone).focus()).toEqual({ held: false, ring: false });
    expect(phone.complaints).toEqual([]);
  });
}

test('a link of the drawer leads on', async ({ phone }) => {
  await openDrawer(phone);
  await drawer(phone).control('link', 'Для Windows').click();
  await expectHeading(phone, 'Приложение для Windows');
  await expectHidden(drawer(phone));
});

test('the keyboard keeps its place', async ({ tab }) => {
  // As wide as it was opened: WebKitGTK's window loses the focus when it is made narrow.
  await tab.goto('/help/');
  await tab.becomePhone();
  await menu(tab).takeFocus();
  await tab.press('Enter');
  await expectVisible(drawer(tab));
  await tab.press('Escape');
  await expectHidden(drawer(tab));
  await expect.poll(() => menu(tab).focus()).toEqual({ held: true, ring: true });
});

test('what lies behind the drawer cannot be reached by the keyboard', async ({ phone }) => {
  await openDrawer(phone);
  for (let step = 0; step < 8; step += 1) {
    await phone.press('Tab');
    const outside = await phone.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog, html:not(:has(body))');
    });
    expect(outside).toBe(false);
  }
});
