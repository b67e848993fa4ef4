import { subPathBuild } from '../../scripts/sub-path-build';
import { fillAndSend, form, noticeDialog } from '../support/deletion';
import { collectViolations, readPolicy } from '../support/policy';
import { expect, test } from '../support/sub-path';

const service = `http://127.0.0.1:${subPathBuild.accountPort}`;

test('the policy names the account service of another origin, on every page alike', async ({
  request,
  site,
}) => {
  for (const path of ['/', '/deleteUserData/', '/details/android/']) {
    const policy = readPolicy(await (await request.get(site.url + path)).text());
    expect(policy?.get('connect-src')).toEqual(["'self'", service]);
    expect(policy?.get('form-action')).toEqual(["'self'", service]);
  }
});

test('the request to it goes through without a violation', async ({ page, site }) => {
  const violations = await collectViolations(page);
  await page.goto(`${site.url}/deleteUserData/`);
  await expect(form(page).send).toBeEnabled();
  await fillAndSend(page, 'name@example.ru');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeVisible();
  expect(site.account.emails).toHaveLength(1);
  expect(violations).toEqual([]);
});
