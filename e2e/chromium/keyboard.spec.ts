import { type Locator, type Page } from '@playwright/test';
import { carousel, openCarousel, slide } from '../support/carousel';
import { form, openForm } from '../support/deletion';
import { exportedPages } from '../support/exported';
import { hydrate } from '../support/islands';
import { faultsOf, namesAt, namesOf, tabThrough } from '../support/keyboard';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { toolbar } from '../support/toolbar';
import { version, versionDialog } from '../support/version-dialog';
import { routes } from '@/lib/site/routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const file of exportedPages) {
  test(`${file} is walked by Tab in the order of reading, each stop once and seen`, async ({
    page,
  }) => {
    await page.goto(`/${file}`);
    const stops = await tabThrough(page);
    expect(faultsOf(stops)).toEqual([]);
    const end = page.getByRole('contentinfo').getByRole('link').last();
    const names = namesOf(stops);
    expect([names[0], names.at(-1)]).toEqual(await namesAt([toolbar(page).skipLink, end]));
  });
}

test('a fault would be noticed', async ({ page }) => {
  await page.goto(routes.contacts);
  await page.getByRole('main').evaluate((main) => {
    const [first, second] = main.querySelectorAll('a');
    first!.style.outline = 'none';
    second!.tabIndex = 1;
  });
  const faults = faultsOf(await tabThrough(page)).join('\n');
  expect(faults).toContain('has no ring');
  expect(faults).toContain('comes out of order');
});

/** Each brings a page into a state and gives the stops that come next; in a modal dialog, all of them. */
const states: Record<string, (page: Page) => Promise<readonly Locator[]>> = {
  'the share menu comes after its button': async (page) => {
    const { button, networks, copy, more } = shareMenu(page);
    await page.goto(routes.contacts);
    await hydrate(page, 'share');
    await button.press('Enter');
    return [...networks, copy, more, page.getByRole('main').getByRole('link').first()];
  },
  'the version dialog keeps the focus': async (page) => {
    const { allChanges, close } = versionDialog(page);
    await page.goto(routes.android);
    await version(page).press('Enter');
    return [allChanges, close];
  },
  'of the slides only the one that is shown is reached': async (page) => {
    await openCarousel(page);
    await version(page).focus();
    return [slide(page, 1).getByRole('link'), ...(await carousel(page).getByRole('button').all())];
  },
  'the enlarged picture keeps the focus on its one control': async (page) => {
    await openCarousel(page);
    await slide(page, 1).getByRole('link').press('Enter');
    await expect(page.getByRole('dialog').getByRole('button')).toBeFocused();
    return [];
  },
  'the form takes what is typed': async (page) => {
    await openForm(page);
    await form(page).field.press('a');
    return [form(page).send];
  },
  'the form’s refusal keeps the focus on its one control': async (page) => {
    await openForm(page);
    await form(page).field.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button')).toBeFocused();
    return [];
  },
  'the form waits': async (page) => {
    await openForm(page);
    await form(page).field.press('Enter');
    await page.keyboard.press('Escape');
    await expect(form(page).field).toBeFocused();
    await expect(form(page).send).toBeDisabled();
    return [];
  },
};

/** The looks in which the ring has to be seen. */
const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

for (const look of looks) {
  test.describe(`${look.colorScheme} theme, forced colours: ${look.forcedColors}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia(look));

    for (const [state, reach] of Object.entries(states)) {
      test(state, async ({ page }) => {
        const next = await reach(page);
        const isModal = (await page.locator('dialog:modal').count()) > 0;
        const expected = await namesAt(next);
        const stops = await tabThrough(page);
        expect(faultsOf(stops)).toEqual([]);
        const names = namesOf(stops);
        expect(isModal ? names : names.slice(0, next.length)).toEqual(expected);
      });
    }
  });
}
