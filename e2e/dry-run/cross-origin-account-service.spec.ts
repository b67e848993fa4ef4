import { type Request } from 'playwright/test';
import { expectNotice, fillAndSend } from '../support/deletion';
import { expect, notices, settings, test } from '../support/dry-run';
import { hydrate } from '../support/islands';

const ADDRESS = "o'connor+slova_1@example.ru";

for (const [title, origin, kind] of [
  [
    'the form sends the address to an account service on another origin without a referrer',
    '*',
    'sent',
  ],
  [
    'the form shows an error if the account service does not allow requests from the site’s origin',
    'https://a.example',
    'failed',
  ],
] as const) {
  test(title, async ({ page, site }) => {
    const asked: Request[] = [];
    await page.route(`${settings.apiUrl}/**`, (route) => {
      asked.push(route.request());
      return route.fulfill({ headers: { 'access-control-allow-origin': origin } });
    });
    await page.goto(`${site.url}/deleteUserData/`);
    await hydrate(page, 'deletion');
    await fillAndSend(page, ADDRESS);
    await expectNotice(page, kind, notices);
    const urls = asked.map((request) => new URL(request.url()));
    expect(urls.map(({ pathname }) => pathname)).toEqual(['/acc/RequestDeleteUserByEmail']);
    expect(urls[0]?.searchParams.get('userEmail')).toBe(ADDRESS);
    expect((await asked[0]?.allHeaders())?.referer).toBeUndefined();
  });
}
