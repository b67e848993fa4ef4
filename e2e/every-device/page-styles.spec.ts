import { type Page } from '@playwright/test';
import { addWholeStyles, changedLooks, openEverything } from '../support/computed-styles';
import { panels } from '../support/panels';
import { expect, test } from '../support/test';

// The whole style sheet is added as an element, which the policy forbids.
test.use({ contextOptions: { reducedMotion: 'reduce', bypassCSP: true } });

const pages = [
  '/',
  '/help/',
  '/details/',
  '/details/android/',
  '/details/windows/',
  '/deleteUserData/',
  '/emailError/',
  '/404.html',
].map((path) => [path, async (page: Page) => void (await page.goto(path))] as const);

// What islands add comes after the export has chosen the rules of the page.
for (const [name, open] of [...pages, ...panels]) {
  test(`${name} has every rule that it needs: the whole style sheet changes nothing`, async ({
    page,
  }) => {
    await open(page);
    await openEverything(page);
    await changedLooks(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await changedLooks(page, 'dark');
    await addWholeStyles(page);
    expect(await changedLooks(page, 'dark')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await changedLooks(page, 'light')).toEqual([]);
  });
}

test('a change would be noticed', async ({ page }) => {
  await page.goto('/help/');
  await changedLooks(page, 'light');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.color = 'red';
  });
  expect(await changedLooks(page, 'light')).toContainEqual(expect.stringMatching(/^h1.* color$/));
});
