import sharp from 'sharp';
import { ANDROID_VERSION, androidRelease } from '../support/published';
import { expectHidden, expectVisible } from './support/control';
import { type Tab } from './support/tab';
import { expect, test } from './support/test';

const version = (tab: Tab) => tab.control('button', ANDROID_VERSION);
const dialog = (tab: Tab) => tab.control('dialog', 'Изменения');

async function openDialog(tab: Tab): Promise<void> {
  await tab.goto('/details/android/');
  await version(tab).click();
  await expectVisible(dialog(tab));
}

const closings: [string, (tab: Tab) => Promise<void>][] = [
  ['«Закрыть»', (tab) => dialog(tab).control('button', 'Закрыть').click()],
  ['Escape', (tab) => tab.press('Escape')],
  ['a click beside it', (tab) => tab.clickAt({ x: 20, y: 400 })],
];

for (const [name, close] of closings) {
  test(`the version opens its changes, ${name} closes them, and they open again`, async ({
    tab,
  }) => {
    await openDialog(tab);
    expect(await dialog(tab).text()).toContain(androidRelease.changes[0]?.text);
    expect(await dialog(tab).ask((element) => element.offsetWidth)).toBe(250);
    await close(tab);
    await expectHidden(dialog(tab));
    await version(tab).click();
    await expectVisible(dialog(tab));
    expect(tab.complaints).toEqual([]);
  });
}

test('a press inside that is released beside the dialog leaves it open', async ({ tab }) => {
  await openDialog(tab);
  const text = await dialog(tab).control('listitem').middle();
  await tab.drag(text, { x: text.x - 40, y: text.y }, { x: 20, y: 400 });
  // What a wrong answer would have done by then.
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await dialog(tab).isVisible()).toBe(true);
});

test('the mouse gets no ring, on the title or on the version', async ({ tab }) => {
  await openDialog(tab);
  expect((await dialog(tab).control('heading').focus())?.ring).toBe(false);
  await dialog(tab).control('button', 'Закрыть').click();
  await expectHidden(dialog(tab));
  expect((await version(tab).focus())?.ring).toBe(false);
});

test('the keyboard opens it, is shown where it is, and gets its place back', async ({ tab }) => {
  await tab.goto('/details/android/');
  await version(tab).takeFocus();
  await tab.press('Enter');
  await expectVisible(dialog(tab));
  await expect.poll(() => dialog(tab).control('heading').focus()).toMatchObject({ held: true });
  await tab.press('Tab');
  const link = dialog(tab).control('link', 'Все изменения');
  await expect.poll(() => link.focus()).toEqual({ held: true, ring: true });
  await tab.press('Escape');
  await expectHidden(dialog(tab));
  await expect.poll(() => version(tab).focus()).toEqual({ held: true, ring: true });
});

test('the page behind is dimmed up to its edge, also where a scrollbar stood', async ({ tab }) => {
  await openDialog(tab);
  const edge = async () => {
    const { data, info } = await sharp(await tab.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number) => data.subarray(3 * (300 * info.width + x)).subarray(0, 3);
    return [[...pixel(info.width - 4)], [...pixel(info.width - 40)]];
  };
  await expect
    .poll(async () => {
      const [last, before] = await edge();
      return last?.every((value, index) => Math.abs(value - (before?.[index] ?? NaN)) <= 3);
    })
    .toBe(true);
});
