import { expectNotice, fillAndSend } from '../support/deletion';
import { expect, notices, settings, test } from '../support/dry-run';
import { hydrate } from '../support/islands';
import { deletionUrl } from '@/lib/deletion/request-deletion';

const ADDRESS = 'anna@example.ru';

test('the form can call an account service on another origin', async ({ page, site }) => {
  const requested: string[] = [];
  await page.route(`${settings.apiUrl}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(`${site.url}/deleteUserData/`);
  await hydrate(page, 'deletion');
  await fillAndSend(page, ADDRESS);
  await expectNotice(page, 'sent', notices);
  expect(requested).toEqual([deletionUrl(settings.apiUrl, ADDRESS)]);
});
