import { devices, type Page } from 'playwright/test';
import { openCarousel } from '../support/carousel';
import { form } from '../support/deletion';
import { facts, findIn } from '../support/exported';
import { translations } from '../support/game';
import { expect, test } from '../support/test';
import { platformsOf } from '@/lib/programs/programs';
import { routes } from '@/lib/site/routes';
import { home } from '@/lib/words/home';
import { windows as windowsPage } from '@/lib/words/windows';

/** Layout shifts. A page that arrives in parts may move by less than 0.001 (web.dev/cls; 0.1 is good). */
const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => Reflect.get(entry, 'value') as number);
    return shifts.filter((shift) => shift >= 0.001);
  });

// A placeholder has no checksum.
const hasInstaller = findIn(routes.windows)('code').length > 0;

test('the deletion form is in the first view, above all subheadings @fonts', async ({ page }) => {
  await page.goto(routes.deletion);
  await expect(form(page).field).toBeInViewport({ ratio: 1 });
  await expect(form(page).send).toBeInViewport({ ratio: 1 });
  const fieldsAndHeadings = page.getByRole('main').locator('input:visible, h2');
  await expect(fieldsAndHeadings.first()).toHaveAttribute('type', 'email');
});

test('at home, a device’s link and two answers are first @fonts', async ({ page, isMobile }) => {
  // On a 1366×768 screen, the browser's toolbars leave about this size for the page. No phone has fonts as wide as DejaVu.
  const small = { width: 360, height: test.info().project.name.endsWith('wide') ? 740 : 640 };
  await page.setViewportSize(isMobile ? small : { width: 1366, height: 650 });
  await page.goto(routes.home);
  const header = page.getByRole('main').locator('header');
  const links = header.getByRole('link');
  const { show } = translations(page)[0]!;
  const answers = page.locator('.answers').first().locator('label');
  await expect(links).toHaveText(platformsOf(facts).map(({ id }) => home.install[id]));
  // The owner's texts may be longer, so the test sets texts of the length for which the page is designed.
  for (const [part, count] of [
    [header.getByRole('heading'), 4],
    [header.locator('p'), 20],
    [links, 2],
    [header.locator('li'), 4],
    [page.getByRole('banner').getByRole('navigation').getByRole('link'), 2],
    [page.getByText(home.entry.grammar || home.game.hint, { exact: true }), 2],
    [page.locator('.translation-text'), 3],
    [page.locator('.game-hint'), 8],
    [page.locator('.game-score span'), 1],
    [answers, 1],
  ] as const) {
    for (const one of await part.all())
      await one.evaluate((own, text) => (own.lastChild!.nodeValue = text), 'слово '.repeat(count));
  }
  await expect(show).toBeInViewport({ ratio: 1 });
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
  const isForPhone = isMobile || !hasInstaller;
  const [own, other] = isForPhone ? [links.first(), links.last()] : [links.last(), links.first()];
  await expect(own).toBeInViewport({ ratio: 1 });
  // A primary link has its own background and no visible border.
  await expect(own).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(other).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const fill = await other.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(own).not.toHaveCSS('background-color', fill);
  // A phone held sideways.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(show).toBeInViewport({ ratio: 1 });
});

test('the Windows page offers first a download, or a link to it', async ({ page, isMobile }) => {
  await page.goto(routes.windows);
  const first = page.getByRole('main').locator('button:visible').first();
  await expect(first).toHaveText((isMobile && windowsPage.forComputer?.send) || 'Скачать');
  await expect(page.locator('main code').first()).toBeVisible({ visible: hasInstaller });
  // The picture is a link to the larger one.
  await expect(page.locator('main a:has(picture)')).toHaveAttribute('href', /@2x\./);
});

if (facts.otherDevices)
  test('the note about other devices is below the pictures, and not at home', async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByText(facts.otherDevices, { exact: true })).toBeHidden();
    for (const route of [routes.android, routes.windows]) {
      await page.goto(route);
      const main = page.getByRole('main');
      // Only Apple's browsers show the copy at the download.
      const note = main.getByText(facts.otherDevices).filter({ visible: true });
      const [{ y }, picture] = [(await note.boundingBox())!, main.locator('picture').first()];
      expect(y, route).toBeGreaterThan((await picture.boundingBox())!.y);
    }
  });

test('neither the device’s detection nor hydration shifts the page', async ({ page, isMobile }) => {
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-device', isMobile ? 'mobile' : /./);
  expect(await shiftsOf(page)).toEqual([]);
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('on a Mac', () => {
  const { userAgent } = devices['Desktop Safari'];
  test.use({ isMobile: false, hasTouch: false, userAgent });

  test('the link to the Android app is the primary button', async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.locator('html')).toHaveAttribute('data-device', 'macOS');
    const link = page.getByRole('main').getByRole('link', { name: home.install.android });
    await expect(link.first()).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  });
});

test.describe('on a tablet with Windows', () => {
  test.use({ isMobile: true, hasTouch: true, userAgent: devices['Desktop Chrome'].userAgent });

  test('the Windows page offers the download first', async ({ page }) => {
    await page.goto(routes.windows, { waitUntil: 'networkidle' });
    const first = page.getByRole('main').locator('button:visible').first();
    await expect(first).toHaveText('Скачать');
    expect(await shiftsOf(page)).toEqual([]);
  });
});
