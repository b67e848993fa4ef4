import { type Page, type Request } from 'playwright/test';
import { expectNotice, fillAndSend } from '../support/deletion';
import { expect, notices, settings, test } from '../support/dry-run';
import { hydrate } from '../support/islands';

const ADDRESS = "o'connor+slova_1@example.ru";

/** Answers for the account service, whose scripts from `origin` may read it. */
async function answerForService(page: Page, origin: string): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(`${settings.apiUrl}/**`, (route) => {
    asked.push(route.request());
    return route.fulfill({ headers: { 'access-control-allow-origin': origin } });
  });
  return asked;
}

test('the form asks a service of another origin, without a referrer', async ({ page, site }) => {
  const asked = await answerForService(page, '*');
  await page.goto(`${site.url}/deleteUserData/`);
  await hydrate(page, 'deletion');
  await fillAndSend(page, ADDRESS);
  await expectNotice(page, 'sent', notices);
  const urls = asked.map((request) => new URL(request.url()));
  expect(urls.map(({ pathname }) => pathname)).toEqual(['/acc/RequestDeleteUserByEmail']);
  expect(urls[0]?.searchParams.get('userEmail')).toBe(ADDRESS);
  expect((await asked[0]?.allHeaders())?.referer).toBeUndefined();
});

test('a service that refuses the site’s origin is shown as an error', async ({ page, site }) => {
  await answerForService(page, 'https://other.example');
  await page.goto(`${site.url}/deleteUserData/`);
  await hydrate(page, 'deletion');
  await fillAndSend(page, ADDRESS);
  await expectNotice(page, 'failed', notices);
});
