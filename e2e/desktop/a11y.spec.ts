import { findingsInBothThemes } from '../support/axe';
import { ANDROID_VERSION } from '../support/published';
import { expect, test } from '../support/test';

test.describe('axe finds nothing in either theme', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('in the open share menu, unfolded', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await expect(page.getByRole('link', { name: 'Письмом' })).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  test('in the open version dialog', async ({ page }) => {
    await page.goto('/details/android/');
    await page.getByRole('button', { name: ANDROID_VERSION }).click();
    await expect(page.getByRole('dialog', { name: 'Изменения' })).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  test('in the open «Неверные данные» dialog', async ({ page }) => {
    await page.goto('/deleteUserData/');
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('dialog', { name: 'Неверные данные' })).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  test('a fault would be noticed, of the markup and of the dark colours', async ({ page }) => {
    await page.goto('/help/');
    await page.getByRole('main').evaluate((main) => {
      main.append(document.createElement('button'));
      const paragraph = Object.assign(document.createElement('p'), { textContent: 'Бледно' });
      paragraph.style.color = 'color-mix(in srgb, CanvasText 8%, Canvas)';
      main.append(paragraph);
    });
    const findings = (await findingsInBothThemes(page)).join('\n');
    expect(findings).toMatch(/^light button-name/m);
    expect(findings).toMatch(/^dark color-contrast/m);
  });
});
