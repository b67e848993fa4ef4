import { findingsInBothThemes } from '../support/axe';
import { collectComplaints } from '../support/complaints';
import { expectedPages } from '../support/expected-pages';
import { hydrate } from '../support/islands';
import { overflow } from '../support/overflow';
import { mainText } from '../support/page-text';
import { watchRequests } from '../support/requests';
import { expect, test } from '../support/test';

/** The page whose carousel will move by itself, 6 s after the load at the earliest. */
const MOVING = '/details/android/';
const UNKNOWN = { path: '/no-such-page/', h1: 'Страница не найдена', texts: [] };

/** What may be shown only after something has happened, here nothing has; titles on lines of their own. */
const claims =
  /^(Письмо отправлено|Ошибка|Неверные данные|Скопировано)$|Application error|undefined|NaN/m;

for (const { path, h1, texts } of [...expectedPages, UNKNOWN]) {
  test(`${path} says what it must, fits, waits with its code, and axe finds nothing in both themes`, async ({
    page,
    site,
  }) => {
    const complaints = collectComplaints(page);
    const requests = watchRequests(page);
    await page.clock.install();
    await page.goto(path);

    await test.step('says what it must, in Russian, and claims nothing that has not happened', async () => {
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ru');
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      const text = await mainText(page);
      for (const expected of texts) expect.soft(text).toContain(expected);
      expect.soft(await page.locator('body').innerText()).not.toMatch(claims);
    });

    await test.step('asks for no script until a visitor turns to an island', async () => {
      await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
      await page.clock.runFor(path === MOVING ? 2_000 : 60_000);
      expect.soft(requests.scripts()).toEqual([]);
      await hydrate(page, 'share');
      expect.soft(requests.scripts().length).toBeGreaterThan(1);
    });

    await test.step('has nothing to scroll sideways', async () => {
      expect.soft(await overflow(page)).toBe(0);
    });

    await test.step('has nothing that axe finds, in the light theme and in the dark one', async () => {
      expect.soft(await findingsInBothThemes(page)).toEqual([]);
    });

    await test.step('asks nobody else, for no style sheet, and no browser complains', async () => {
      expect.soft(requests.styles()).toEqual([]);
      expect.soft(requests.origins()).toEqual([new URL(site.url).origin]);
      const expected = path === UNKNOWN.path ? [expect.stringContaining('404')] : [];
      expect.soft(complaints).toEqual(expected);
    });
  });
}
