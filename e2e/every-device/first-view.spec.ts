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

/** Records all layout shifts of the pages that are opened from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts that `recordShifts` has recorded on the current page. */
const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as number[]);

const positionAndColours = (link: Locator) =>
  link.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    const { borderTopColor: edge, backgroundColor: fill } = getComputedStyle(element);
    return { x, y, edge, fill };
  });

test('the deletion form is fully visible without scrolling and comes before the headings of all sections', async ({
  page,
}) => {
  await page.goto(routes.deletion);
  await expect(form(page).field).toBeInViewport({ ratio: 1 });
  await expect(form(page).send).toBeInViewport({ ratio: 1 });
  const controls = page.getByRole('main').locator('input:visible, h2');
  await expect(controls.first()).toHaveAttribute('type', 'email');
});

test('the home page lists Android before Windows, and the link for the visitor’s device is primary and visible without scrolling', async ({
  page,
  isMobile,
}) => {
  // On a 1366×768 screen, the browser's toolbars leave about this size for the page.
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(routes.home);
  const main = page.getByRole('main');
  const links = main.getByRole('link');
  // The owner's texts may be longer, so the test sets texts of the length for which the page is designed.
  await main.getByRole('heading').evaluate((title) => (title.textContent = 'слово '.repeat(4)));
  for (const text of await main.locator('header > p:not(div ~ p)').all())
    await text.evaluate((element) => (element.textContent = 'слово '.repeat(20)));
  await expect(links).toHaveText(platformsOf(product).map(({ id }) => home.install[id]));
  const [android, windows] = [
    await positionAndColours(links.first()),
    await positionAndColours(links.last()),
  ];
  expect(android.x + android.y).toBeLessThan(windows.x + windows.y);
  const [own, other] = isMobile ? [android, windows] : [windows, android];
  await expect(isMobile ? links.first() : links.last()).toBeInViewport({ ratio: 1 });
  // A primary link has its own background and no visible border.
  expect([own.edge, own.fill === other.fill]).toEqual(['rgba(0, 0, 0, 0)', false]);
  expect(other.edge).not.toBe(own.edge);
});

test('the first button on the Windows page sends the link if the device is a phone, and downloads the program otherwise', async ({
  page,
  isMobile,
}) => {
  await page.goto(routes.windows);
  const first = page.getByRole('main').locator('button:visible').first();
  await expect(first).toHaveText(isMobile ? windows.forComputer.send : 'Скачать');
});

test('the home page detects the device without a script file and without a layout shift', async ({
  page,
  isMobile,
}) => {
  await recordShifts(page);
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  const device = isMobile ? 'mobile' : 'desktop';
  await expect(page.locator('html')).toHaveAttribute('data-device', device);
  expect(await shifts(page)).toEqual([]);
  // Only browsers without `navigator.userAgentData` load the parser of user-agent strings.
  expect(await requestedPaths(page, 'script')).toEqual([]);
});

test('hydrating the carousel causes no layout shift', async ({ page }) => {
  await recordShifts(page);
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts(page)).toEqual([]);
});
