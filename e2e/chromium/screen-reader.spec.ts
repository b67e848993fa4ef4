import { carousel, dot, enlargedPicture, openCarousel, picture } from '../support/carousel';
import { drawer, menuButton } from '../support/drawer';
import { panels } from '../support/panels';
import { navigation, settings, SLIDE_COUNT } from '../support/published';
import { expect, phone, test } from '../support/test';
import { versionDialog } from '../support/version-dialog';
import { deletionForm } from '@/lib/content/deletion-form';
import { shareNetworks } from '@/lib/share/networks';
import { routes } from '@/lib/site/routes';

// These tests read the parts of pages that open or change; e2e/export/structure.spec.ts tests the other
// parts. They check the names of only a few buttons, because the page objects find the others by name.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const listOf = (entries: readonly { label: string }[]) =>
  `- list:${entries.map(({ label }) => `\n    - listitem:\n      - link "${label}"`).join('')}`;

const home = `- link ${JSON.stringify(settings.siteName)}`;
const pages = `- navigation "Разделы сайта":\n  ${listOf(navigation)}`;

test('the toolbar’s accessibility tree contains the site’s name, the navigation and the expanded share menu', async ({
  page,
}) => {
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

test.describe('on a phone', () => {
  test.use(phone);

  test('the accessibility trees contain the toolbar’s menu button, site name and share button, and the drawer’s navigation', async ({
    page,
  }) => {
    await page.goto(routes.contacts);
    await expect(page.getByRole('banner').locator('> div')).toMatchAriaSnapshot(
      ['- button /./', home, '- button /./'].join('\n'),
    );
    await menuButton(page).click();
    await expect(drawer(page).root).toMatchAriaSnapshot([home, '- button /./', pages].join('\n'));
  });
});

test('the version dialog’s accessibility tree contains the heading, the link to all changes and the close button', async ({
  page,
}) => {
  await panels['the open version dialog'](page);
  await expect(versionDialog(page).root).toMatchAriaSnapshot(`
    - dialog /./:
      - heading [level=2]
      - paragraph:
        - link /./
      - button /./`);
});

test('the accessibility trees contain the carousel’s buttons and the shown slide’s number, and the enlarged picture’s close button', async ({
  page,
}) => {
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

test('in the form’s accessibility tree, the error follows the field and the countdown follows the button', async ({
  page,
}) => {
  await panels['the form with an invalid address and the countdown'](page);
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - textbox /./ [invalid]: никуда
    - paragraph: ${deletionForm.invalid}
    - button /./ [disabled]
    - timer: /./`);
});
