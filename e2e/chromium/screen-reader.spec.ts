import { carousel, dot, enlargedPicture, openCarousel, picture } from '../support/carousel';
import { drawer, menuButton } from '../support/drawer';
import { panels } from '../support/panels';
import { navigation, settings, SLIDE_COUNT } from '../support/published';
import { expect, phone, test } from '../support/test';
import { versionDialog } from '../support/version-dialog';
import { deletionForm } from '@/lib/content/deletion-form';
import { shareNetworks } from '@/lib/share/networks';
import { routes } from '@/lib/site/routes';

// Parts of pages that open or change; e2e/export/structure.spec.ts tests everything else. The names
// of most buttons are in the page objects, by which other tests find them.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const listOf = (entries: readonly { label: string }[]) =>
  `- list:${entries.map(({ label }) => `\n    - listitem:\n      - link "${label}"`).join('')}`;

const home = `- link ${JSON.stringify(settings.siteName)}`;
const pages = `- navigation "Разделы сайта":\n  ${listOf(navigation)}`;

test('the toolbar reads as name, pages and the unfolded share menu', async ({ page }) => {
  await panels['the open share menu, unfolded, with the link to copy by hand'](page);
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

test.describe('on a phone', () => {
  test.use(phone);

  test('the bar reads as menu, name and sharing; the menu has the pages', async ({ page }) => {
    await page.goto(routes.contacts);
    await expect(page.getByRole('banner').locator('> div')).toMatchAriaSnapshot(
      ['- button /./', home, '- button /./'].join('\n'),
    );
    await menuButton(page).click();
    await expect(drawer(page).root).toMatchAriaSnapshot([home, '- button /./', pages].join('\n'));
  });
});

test('the version dialog reads as heading, changes and the way to all', async ({ page }) => {
  await panels['the open version dialog'](page);
  await expect(versionDialog(page).root).toMatchAriaSnapshot(`
    - dialog /./:
      - heading [level=2]
      - paragraph:
        - link /./
      - button /./`);
});

test('the carousel reads as numbered slides and its buttons', async ({ page }) => {
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

test('the form reads its error after the field, the wait after the button', async ({ page }) => {
  await panels['the refused address and the countdown'](page);
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - textbox /./ [invalid]: никуда
    - paragraph: ${deletionForm.invalid}
    - button /./ [disabled]
    - timer: /./`);
});
