import { axeFindings } from '../support/axe';
import { panels } from '../support/panels';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, open] of Object.entries(panels)) {
  test(`axe finds nothing in ${name}, in either theme`, async ({ page }) => {
    await open(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('axe notices a fault of the markup and one of the dark colours', async ({ page }) => {
  await page.goto('/help/');
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('button'));
    const paragraph = Object.assign(document.createElement('p'), { textContent: 'Бледно' });
    paragraph.style.color = 'color-mix(in srgb, CanvasText 8%, Canvas)';
    main.append(paragraph);
  });
  const findings = (await axeFindings(page)).join('\n');
  expect(findings).toMatch(/^light button-name/m);
  expect(findings).toMatch(/^dark color-contrast/m);
});
