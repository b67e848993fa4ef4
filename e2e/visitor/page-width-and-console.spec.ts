import { pagePaths, UNKNOWN_PATH } from '../support/exported';
import { expectNoSidewaysScroll } from '../support/layout';
import { expect, phone, test } from '../support/test';

for (const [device, options] of [
  ['a computer', { viewport: { width: 1280, height: 800 } }],
  ['a phone', phone],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    // One test for all pages, because in some engines a new window takes longer than a new page.
    test('no page scrolls sideways or logs an error', async ({ page, complaints }) => {
      for (const path of [...pagePaths, UNKNOWN_PATH]) {
        await page.goto(path);
        await expectNoSidewaysScroll(page, path);
        const complaint = complaints.splice(0).join('\n');
        // Some browsers report the status 404 of the unknown page in the console.
        expect.soft(complaint, path).toMatch(path === UNKNOWN_PATH ? /^$|404/ : /^$/);
      }
    });
  });
}
