import { subPathBuild } from '../../scripts/sub-path-build';
import { fillAndSend, noticeDialog } from '../support/deletion';
import { hydrate } from '../support/islands';
import { collectViolations, readPolicy } from '../support/policy';
import { expect, test } from '../support/sub-path';

const service = `http://127.0.0.1:${subPathBuild.accountPort}`;

test('the policy names the account service of another origin, where it is called', async ({
  request,
  site,
}) => {
  const sources = async (path: string) => {
    const policy = readPolicy(await (await request.get(site.url + path)).text());
    return [policy?.get('connect-src'), policy?.get('form-action')];
  };
  expect(await sources('/deleteUserData/')).toEqual([
    ["'self'", service],
    ["'self'", service],
  ]);
  expect(await sources('/details/windows/')).toEqual([["'none'"], ["'self'"]]);
  expect(await sources('/')).toEqual([["'none'"], ["'none'"]]);
});

test('the request to it goes through without a violation', async ({ page, site }) => {
  const violations = await collectViolations(page);
  await page.goto(`${site.url}/deleteUserData/`);
  await hydrate(page, 'deletion');
  await fillAndSend(page, 'name@example.ru');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeVisible();
  expect(site.account.emails).toHaveLength(1);
  expect(violations).toEqual([]);
});
