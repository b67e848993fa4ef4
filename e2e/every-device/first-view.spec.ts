import { type Locator, type Page } from 'playwright/test';
import { openCarousel } from '../support/carousel';
import { form } from '../support/deletion';
import { requestedPaths } from '../support/page-log';
import { product } from '../support/published';
import { expect, test } from '../support/test';
import { home } from '@/lib/content/home';
import { windows } from '@/lib/content/windows';
import { platformsOf } from '@/lib/product/platforms';
import { routes } from '@/lib/site/routes';

/** Records every layout shift of the pages that are opened next. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as number[]);

const look = (link: Locator) =>
  link.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    const { borderTopColor: edge, backgroundColor: fill } = getComputedStyle(element);
    return { x, y, edge, fill };
  });

test('the deletion form is in the first view, before all that explains it', async ({ page }) => {
  await page.goto(routes.deletion);
  await expect(form(page).field).toBeInViewport({ ratio: 1 });
  await expect(form(page).send).toBeInViewport({ ratio: 1 });
  const controls = page.getByRole('main').locator('input:visible, h2');
  await expect(controls.first()).toHaveAttribute('type', 'email');
});

test('the home page’s links have one order; the one for the device is in view and primary', async ({
  page,
  isMobile,
}) => {
  // What a browser leaves of a common small screen.
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(routes.home);
  const main = page.getByRole('main');
  const links = main.getByRole('link');
  // The length of text that the page is made for. An owner may write more.
  await main.getByRole('heading').evaluate((title) => (title.textContent = 'слово '.repeat(4)));
  for (const text of await main.locator('header > p:not(div ~ p)').all())
    await text.evaluate((element) => (element.textContent = 'слово '.repeat(20)));
  await expect(links).toHaveText(platformsOf(product).map(({ id }) => home.install[id]));
  const [android, windows] = [await look(links.first()), await look(links.last())];
  expect(android.x + android.y).toBeLessThan(windows.x + windows.y);
  const [own, other] = isMobile ? [android, windows] : [windows, android];
  await expect(isMobile ? links.first() : links.last()).toBeInViewport({ ratio: 1 });
  // The primary one is filled up to its edge.
  expect([own.edge, own.fill === other.fill]).toEqual(['rgba(0, 0, 0, 0)', false]);
  expect(other.edge).not.toBe(own.edge);
});

test('on the Windows page the first action fits the device', async ({ page, isMobile }) => {
  await page.goto(routes.windows);
  const first = page.getByRole('main').locator('button:visible').first();
  await expect(first).toHaveText(isMobile ? windows.forComputer.send : 'Скачать');
});

test('the device is known before the first paint; nothing moves', async ({ page, isMobile }) => {
  await recordShifts(page);
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  const device = isMobile ? 'mobile' : 'desktop';
  await expect(page.locator('html')).toHaveAttribute('data-device', device);
  expect(await shifts(page)).toEqual([]);
  // The parser of user-agent strings is for browsers that do not say what they run on.
  expect(await requestedPaths(page, 'script')).toEqual([]);
});

test('nothing on the page moves while the carousel is taken over', async ({ page }) => {
  await recordShifts(page);
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts(page)).toEqual([]);
});
