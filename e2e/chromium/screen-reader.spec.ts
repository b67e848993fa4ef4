import { carousel, dot, enlargedPicture, openCarousel, picture } from '../support/carousel';
import { drawer, menuButton } from '../support/drawer';
import { panels } from '../support/panels';
import { navigation, facts, SLIDE_COUNT } from '../support/published';
import { expect, phone, test } from '../support/test';
import { versionDialog } from '../support/version-dialog';
import { deletionForm } from '@/lib/content/deletion-form';
import { shareNetworks } from '@/lib/share/networks';
import { routes } from '@/lib/site/routes';

// Most buttons appear here as `/./` (any name), because other tests find the buttons by their names.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const listOf = (entries: readonly { label: string }[]) =>
  `- list:${entries.map(({ label }) => `\n    - listitem:\n      - link "${label}"`).join('')}`;

const home = `- link ${JSON.stringify(facts.name)}`;
const pages = `- navigation "Разделы сайта":\n  ${listOf(navigation)}`;

test('the accessibility tree contains the toolbar and the open share menu', async ({ page }) => {
  await panels['the expanded share menu with the link to copy by hand'](page);
  await expect(page.getByRole('banner').locator('> div')).toMatchAriaSnapshot(
    [
      home,
      pages,
      '- button /./',
      listOf(shareNetworks),
      '- button /./',
      '- alert:\n  - textbox /./: /./',
      '- link /./',
      '- button /./ [expanded]',
    ].join('\n'),
  );
});

test.describe(() => {
  test.use(phone);

  test('the accessibility tree contains a phone’s toolbar and open drawer', async ({ page }) => {
    await page.goto(routes.contacts);
    const toolbar = page.getByRole('banner').locator('> div');
    await expect(toolbar).toMatchAriaSnapshot(['- button /./', home, '- button /./'].join('\n'));
    await menuButton(page).click();
    await expect(drawer(page).root).toMatchAriaSnapshot([home, '- button /./', pages].join('\n'));
  });
});

test('the accessibility tree contains the heading of the version dialog', async ({ page }) => {
  await panels['the open version dialog'](page);
  await expect(versionDialog(page).root).toMatchAriaSnapshot(`
    - dialog /./:
      - heading [level=2]
      - paragraph:
        - link /./
      - button /./`);
});

test('the accessibility tree contains only one of the carousel’s slides', async ({ page }) => {
  await openCarousel(page);
  await dot(page, 2).click();
  await expect(carousel(page)).toMatchAriaSnapshot(`
    - button /./
    - button /./
    - group /./:
      - group "2 из ${SLIDE_COUNT}":
        - link /./
        - paragraph
    - group /./:
      - button /./`);
  await picture(page, 2).click();
  await expect(enlargedPicture(page).root).toMatchAriaSnapshot(`
    - dialog /./:
      - group /./
      - button /./`);
});

test('in the accessibility tree, the form’s error follows the email field', async ({ page }) => {
  await panels['the form with an invalid address and the countdown'](page);
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - textbox /./ [invalid]: никуда
    - paragraph: ${deletionForm.invalid}
    - button /./ [disabled]
    - timer: /./`);
});
