import { addWholeStyles, changedLooks, openEverything } from '../support/computed-styles';
import { expect, test } from '../support/test';

// The whole style sheet is added as an element, which the policy forbids.
test.use({ contextOptions: { reducedMotion: 'reduce', bypassCSP: true } });

for (const path of [
  '/',
  '/help/',
  '/details/',
  '/details/android/',
  '/details/windows/',
  '/deleteUserData/',
  '/emailError/',
  '/404.html',
]) {
  test(`${path} carries every rule that it needs: the whole style sheet changes nothing`, async ({
    page,
  }) => {
    await page.goto(path);
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
