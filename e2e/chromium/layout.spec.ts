import { type Locator, type Page } from 'playwright/test';
import { controls, openNativeStrip, strip } from '../support/carousel';
import { expect, test } from '../support/test';
import { versionButton, versionDialog } from '../support/version-dialog';
import { home } from '@/lib/content/home';
import { routes } from '@/lib/site/routes';

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 740 });

/** Returns the width, height or y of each element's box, in whole CSS pixels. */
const measure = (elements: Locator, side: 'width' | 'height' | 'y') =>
  elements.evaluateAll(
    (all, name) => all.map((element) => Math.round(element.getBoundingClientRect()[name])),
    side,
  );

test('home page buttons are equally wide and side by side', async ({ page }) => {
  await page.goto(routes.home);
  const buttons = page.getByRole('main').locator('header').getByRole('link');
  for (const width of [480, 700, 800, 908, 1366]) {
    await setWidth(page, width);
    const widths = await measure(buttons, 'width');
    expect.soft(new Set(widths).size, `at ${width} px`).toBe(1);
    expect.soft(widths[0], `at ${width} px`).toBeLessThan(320);
    const rows = new Set(await measure(buttons, 'y'));
    expect.soft(rows.size, `at ${width} px`).toBe(1);
  }
});

test('all rows of the footer have the same number of links', async ({ page }) => {
  await page.goto(routes.home);
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const width of [360, 720, 800, 908, 1280]) {
    await setWidth(page, width);
    const rows = await measure(links, 'y');
    const lengths = rows.map((row) => rows.filter((other) => other === row).length);
    expect.soft(new Set(lengths).size, `at ${width} px`).toBe(1);
    if (width < 768) expect.soft(lengths, `at ${width} px`).toContain(1);
  }
});

test('the toolbar’s links are in one row', async ({ page }) => {
  await page.goto(routes.home);
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  // The owner's labels may be longer, so the test sets labels of a known length.
  await links.evaluateAll((all) => {
    const labels = ['Главная', 'Для Android', 'Для Windows', 'Контакты'];
    for (const [index, link] of all.entries()) link.textContent = labels[index] ?? '';
  });
  for (const width of [480, 700, 1024, 1366]) {
    await setWidth(page, width);
    expect.soft(new Set(await measure(links, 'y')).size, `at ${width} px`).toBe(1);
  }
});

test('in wide windows, the tagline and the dictionary entry’s headword share a baseline', async ({
  page,
}) => {
  const baselineOf = (element: Locator) =>
    element.evaluate((own) => {
      const strut = document.createElement('i');
      strut.style.display = 'inline-block';
      own.prepend(strut);
      const { bottom } = strut.getBoundingClientRect();
      strut.remove();
      return Math.round(bottom);
    });
  await page.goto(routes.home);
  for (const [width, size] of [
    [1366, '16px'],
    [1920, '18px'],
  ] as const) {
    await setWidth(page, width);
    await expect(page.locator('html')).toHaveCSS('font-size', size);
    const headword = page.getByText(home.entry.hyphenation).first();
    const tagline = page.getByRole('heading', { level: 1 });
    expect(await baselineOf(headword)).toBe(await baselineOf(tagline));
  }
});

test('in a row of features, all texts are aligned even if one title wraps', async ({ page }) => {
  await page.goto(routes.android);
  await setWidth(page, 1366);
  const features = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const title = features.getByRole('heading').first();
  await title.evaluate((own) => (own.textContent = 'слово '.repeat(12)));
  const tops = await measure(features.locator('p'), 'y');
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test('a dot between facts is never the first or the last thing on a line', async ({ page }) => {
  await page.goto(routes.windows);
  const list = page.getByRole('main').getByRole('list').filter({ hasText: '·' }).first();
  // The owner may have entered few facts, so the test shows facts of its own.
  await list.evaluate((own) => {
    const facts = ['Бесплатно, без рекламы', 'Android 8 или новее', 'около 30 МБ', '743 байта'];
    const items = facts.map((fact) => {
      const item = own.children[0]!.cloneNode(true);
      const text = [...item.childNodes].find(({ nodeName }) => nodeName === '#text');
      text!.textContent = fact;
      return item;
    });
    own.replaceChildren(...items);
  });
  for (const width of [320, 360, 390, 412, 480, 768, 1280, 1440]) {
    await setWidth(page, width);
    const alone = await list.evaluate((own) => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const boxes = Array.from(own.children, boxOf);
      const dots = Array.from(own.querySelectorAll('[aria-hidden]'), boxOf);
      return dots.filter((dot) => {
        const line = boxes.filter(({ top, bottom }) => top < dot.bottom && bottom > dot.top);
        const between =
          line.some(({ right }) => right <= dot.left) && line.some(({ left }) => left >= dot.right);
        return dot.right > boxOf(own).left && !between;
      }).length;
    });
    expect.soft(alone, `at ${width} px`).toBe(0);
  }
});

test('at a text size of 200%, contact headings are no smaller than body text', async ({ page }) => {
  await setWidth(page, 360);
  await page.goto(routes.contacts);
  await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
  for (const heading of await page.getByRole('main').getByRole('heading').all()) {
    const size = await heading.evaluate((own) => parseFloat(getComputedStyle(own).fontSize));
    expect.soft(size).toBeGreaterThanOrEqual(32);
  }
});

test('on a phone, a contact button shows a 20-character label in one line', async ({ page }) => {
  await setWidth(page, 360);
  await page.goto(routes.contacts);
  const buttons = page.getByRole('main').locator('section a:has(svg)');
  await buttons.evaluateAll((all) => {
    for (const button of all) button.lastChild!.textContent = 'Обсуждение на форуме';
  });
  expect(new Set(await measure(buttons, 'height'))).toEqual(new Set([48]));
});

test('in a window 400 px high, only the list of the version dialog scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto(routes.android);
  await versionButton(page).click();
  const { root, list, close } = versionDialog(page);
  // The owner's list may be short, so the test adds entries.
  await list.evaluate((own) =>
    own.append(...Array.from({ length: 40 }, () => own.children[0]!.cloneNode(true))),
  );
  await expect(close).toBeInViewport({ ratio: 1 });
  const scrolls = [root, list].map((one) =>
    one.evaluate((element) => element.scrollHeight > element.clientHeight + 1),
  );
  expect(await Promise.all(scrolls)).toEqual([false, true]);
});

test('the page’s height stays the same when the message about a copy appears', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await setWidth(page, 360);
  await page.goto(routes.windows);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const button = page.getByRole('main').locator('[data-copy]:visible').first();
  await button.click();
  await expect(button.locator('+ span')).not.toBeEmpty();
  expect(await height()).toBe(before);
});

test('if no code loads, clicking «Next» gives the carousel a scrollbar', async ({ page, site }) => {
  site.refuseScripts();
  await openNativeStrip(page);
  await expect(strip(page)).toHaveCSS('scrollbar-width', 'none');
  await controls(page).next.click();
  await expect(strip(page)).toHaveCSS('scrollbar-width', 'auto');
});
