import { insertElements } from '../support/changed-page';
import { test } from '../support/development-islands';
import { hydrate } from '../support/islands';
import { expect } from '../support/test';
import { routes } from '@/lib/site/routes';

// e2e/every-device/every-page.spec.ts relies on these reports.
test('React reports an error if an island’s markup has been changed', async ({
  page,
  complaints,
}) => {
  await page.goto(routes.contacts);
  await insertElements(page, '[data-island=tell] li');
  await hydrate(page, 'tell');
  expect(complaints.join()).toContain('Hydration failed');
});
