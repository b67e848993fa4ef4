import { type Locator } from 'playwright/test';
import { expect, test } from '../support/test';

test('the home page’s buttons are equally wide and the footer’s rows have equally many links, in windows of every width', async ({
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
    // Each row has the same number of links. With the privacy page there are four.
    const lines = await sidesOf(links, 'y');
    const lengths = lines.map((line) => lines.filter((other) => other === line).length);
    expect.soft(new Set(lengths).size, `at ${width} px`).toBe(1);
    if (width < 768) expect.soft(lengths, `at ${width} px`).toContain(1);
  }
});

test('on a phone a button of the contacts page fits an icon and twenty letters in one line', async ({
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
