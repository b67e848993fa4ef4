import { brotliCompressSync } from 'node:zlib';
import { type Route } from 'playwright/test';
import { controls, openStrip, strip } from '../support/carousel';
import { form } from '../support/deletion';
import { island, islandButton } from '../support/islands';
import { expect, test } from '../support/test';

const EMAIL = 'name@example.ru';

/** The code arrives, but damaged. */
const spoil = (change: (body: Buffer) => Buffer) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.body()) });
};

for (const [fault, answer] of [
  ['is cut off half-way', spoil((body) => body.subarray(0, body.length / 2))],
  ['is still compressed, by a proxy that drops the header saying so', spoil(brotliCompressSync)],
] as const) {
  test(`code that ${fault} leaves links and a form that work`, async ({ page, site }) => {
    await page.route('**/islands/**/*.js', answer);
    await page.goto('/deleteUserData/');
    await islandButton(page, 'share', 0).click();
    await expect(island(page, 'share').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await form(page).field.fill(EMAIL);
    await form(page).send.click();
    await page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/);
    expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
  });
}

test('a carousel without its code hides its scrollbar until its buttons do nothing', async ({
  page,
  site,
}) => {
  site.refuseScripts();
  await openStrip(page);
  await expect(strip(page)).toHaveCSS('scrollbar-width', 'none');
  await controls(page).next.click();
  await expect(strip(page)).toHaveCSS('scrollbar-width', 'auto');
});
