import { type Locator } from 'playwright/test';
import { expect, test } from '../support/test';
import { versionButton, versionDialog } from '../support/version-dialog';
import { home } from '@/lib/content/home';
import { routes } from '@/lib/site/routes';

test('at every window width, the home page’s buttons are equally wide, and the footer has the same number of links in each row', async ({
  page,
}) => {
  const sidesOf = (links: Locator, side: 'width' | 'y') =>
    links.evaluateAll(
      (all, name) => all.map((link) => Math.round(link.getBoundingClientRect()[name])),
      side,
    );
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('link');
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const width of [360, 720, 800, 908, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(new Set(await sidesOf(buttons, 'width')).size, `at ${width} px`).toBe(1);
    // The footer has three links, or four with the privacy page. Each row has the same number of links.
    const lines = await sidesOf(links, 'y');
    const lengths = lines.map((line) => lines.filter((other) => other === line).length);
    expect.soft(new Set(lengths).size, `at ${width} px`).toBe(1);
    if (width < 768) expect.soft(lengths, `at ${width} px`).toContain(1);
  }
});

test('the toolbar’s links are in one row, and the home page’s buttons are side by side if the window is at least 700 px wide', async ({
  page,
}) => {
  const rowsOf = async (links: Locator) =>
    new Set(await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y)))
      .size;
  await page.goto('/');
  const toolbar = page.getByRole('banner').getByRole('navigation').getByRole('link');
  // The owner's labels may be longer, so the test sets labels of a known length.
  await toolbar.evaluateAll((links) => {
    const labels = ['Главная', 'Для Android', 'Для Windows', 'Контакты'];
    for (const [index, link] of links.entries()) link.textContent = labels[index] ?? '';
  });
  for (const width of [480, 700, 1024, 1366]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await rowsOf(toolbar), `at ${width} px`).toBe(1);
    const buttons = page.getByRole('main').getByRole('link');
    expect.soft(await rowsOf(buttons), `at ${width} px`).toBe(width === 480 ? 2 : 1);
    const { width: wide } = (await buttons.first().boundingBox())!;
    expect.soft(wide, `at ${width} px`).toBeLessThan(320);
  }
});

test('the tagline and the headword have the same baseline, and the root font size grows from 16 px to 18 px in a 1920 px window', async ({
  page,
}) => {
  const baseOf = (element: Locator) =>
    element.evaluate((own) => {
      const strut = document.createElement('i');
      strut.style.display = 'inline-block';
      own.prepend(strut);
      const { bottom } = strut.getBoundingClientRect();
      strut.remove();
      return Math.round(bottom);
    });
  await page.goto('/');
  for (const [width, size] of [
    [1366, '16px'],
    [1920, '18px'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const headword = page.getByText(home.entry.hyphenation).first();
    expect(await baseOf(headword)).toBe(await baseOf(page.getByRole('heading', { level: 1 })));
    await expect(page.locator('html')).toHaveCSS('font-size', size);
  }
});

test('the descriptions of the features in one row begin at the same height even if one title is longer', async ({
  page,
}) => {
  for (const path of [routes.android, routes.windows]) {
    await page.goto(path);
    await page.setViewportSize({ width: 1366, height: 700 });
    const titles = page.getByRole('heading', { level: 3 }).and(page.locator('li > *'));
    const [longer] = await titles.all();
    await longer!.evaluate((title) => (title.textContent = 'слово '.repeat(12)));
    const tops = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .locator('p')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().y));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size, path).toBe(1);
  }
});

test('with text at 200%, no heading on the contacts page is smaller than the body text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.contacts);
  await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
  for (const heading of await page.getByRole('main').getByRole('heading').all()) {
    const size = await heading.evaluate((own) => parseFloat(getComputedStyle(own).fontSize));
    expect.soft(size).toBeGreaterThanOrEqual(32);
  }
});

test('on a phone, a button on the contacts page has room for an icon and a label of twenty characters in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/help/');
  const buttons = page.getByRole('main').locator('section a:has(svg)');
  const heights = await buttons.evaluateAll((links) =>
    links.map((link) => {
      link.lastChild!.textContent = 'Обсуждение на форуме';
      return link.getBoundingClientRect().height;
    }),
  );
  expect(new Set(heights)).toEqual(new Set([48]));
});

test('in a low window, only the version dialog’s list scrolls, and the close button stays visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto(routes.android);
  await versionButton(page).click();
  const { root, list, close } = versionDialog(page);
  // The owner's list may be short, so the test adds entries.
  await list.evaluate((own) =>
    own.append(...Array.from({ length: 40 }, () => own.children[0]!.cloneNode(true))),
  );
  await expect(close).toBeInViewport({ ratio: 1 });
  expect((await root.boundingBox())!.width).toBe(250);
  const hidden = [root, list].map((one) =>
    one.evaluate((element) => element.scrollHeight > element.clientHeight + 1),
  );
  expect(await Promise.all(hidden)).toEqual([false, true]);
});

test('on the Windows page, the message that confirms a copy does not change the page’s height', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.windows);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const button = page.getByRole('main').locator('[data-copy]:visible').first();
  await button.click();
  await expect(button.locator('+ span')).not.toBeEmpty();
  expect(await height()).toBe(before);
});
