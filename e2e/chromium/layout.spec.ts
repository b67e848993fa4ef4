import { type Locator } from 'playwright/test';
import { picture, slide } from '../support/carousel';
import { versionDialog } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('a dot between facts is never the first or last on a line @fonts', async ({ page }) => {
  await page.goto(routes.windows);
  const list = page.getByRole('main').getByRole('list').filter({ hasText: '·' }).first();
  // The owner may have entered few facts, so the test shows facts of its own.
  await list.evaluate((own) => {
    const facts = ['Бесплатно, без рекламы', 'Android 8 или новее', 'около 30 МБ', '743 байта'];
    const items = facts.map((fact) => {
      const item = own.children[0]!.cloneNode(true);
      item.lastChild!.replaceWith(fact);
      return item;
    });
    own.replaceChildren(...items);
  });
  for (const width of [320, 360, 390, 412, 480, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const wrong = await list.evaluate((own) => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      return Array.from(own.children).filter((item) => {
        const dot = item.querySelector('[aria-hidden]');
        const before = item.previousElementSibling;
        const beginsLine = !before || boxOf(before).bottom <= boxOf(item).top;
        return dot && boxOf(dot).right > boxOf(own).left === beginsLine;
      }).length;
    });
    expect.soft(wrong, `at ${width} px`).toBe(0);
  }
});

test('from 768 pixels, the words of a slide are beside its picture', async ({ page }) => {
  await page.goto(routes.android);
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const frame = (await picture(page, 1).boundingBox())!;
    const words = (await slide(page, 1).locator('p:visible').first().boundingBox())!;
    expect(words.x > frame.x + frame.width, `at ${width} px`).toBe(width >= 768);
  }
});

test('the version is the first fact and 44 px high, and its dialog is 250 px wide and scrolls in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto(routes.android);
  const version = page.getByRole('main').getByRole('listitem').first().getByRole('button');
  expect((await version.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await version.click();
  const { root, list, close } = versionDialog(page);
  // The owner's list may be short, so the test adds entries.
  await list.evaluate((own) =>
    own.append(...Array.from({ length: 40 }, () => own.children[0]!.cloneNode(true))),
  );
  for (const width of [360, 1680, 1920, 2560, 1366]) {
    await page.setViewportSize({ width, height: 400 });
    await expect.soft(root, `at ${width} px`).toHaveCSS('width', '250px');
  }
  await expect(close).toBeInViewport({ ratio: 1 });
  const scrolls = (one: Locator) =>
    one.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  expect([await scrolls(root), await scrolls(list)]).toEqual([false, true]);
  await page.setViewportSize({ width: 320, height: 256 });
  expect([await scrolls(root), await scrolls(list)]).toEqual([true, false]);
});
