import { slide, strip } from '../support/carousel';
import { form } from '../support/deletion';
import { ANDROID_VERSION, facts, SLIDE_COUNT } from '../support/exported';
import { boxesAboveClosing, gameEnd, translations } from '../support/game';
import { island } from '../support/islands';
import { versionButton, versionDialog } from '../support/panels';
import { expect, test } from '../support/test';
import { shareNetworks } from '@/lib/browser/share/networks';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';
import { android } from '@/lib/words/android';
import { changesPage } from '@/lib/words/changes-page';
import { contacts } from '@/lib/words/contacts';
import { deletion } from '@/lib/words/deletion';
import { downloads } from '@/lib/words/download-page';
import { home } from '@/lib/words/home';
import { resultCauses, resultPages } from '@/lib/words/result-pages';
import { windows } from '@/lib/words/windows';

test.use({ javaScriptEnabled: false });

const windowsVersion = currentRelease(facts.windows?.releases ?? []).version;

const titlesOf = ({ features }: Pick<typeof windows, 'features'>) =>
  (features?.list ?? []).map(({ title }) => title);

const dictionaries = facts.dictionaries.map(({ own }) => own);

/** Each page's path, heading and some of its other texts. The paths must never change. */
const pages: readonly (readonly [path: string, h1: string, ...texts: string[]])[] = [
  ['/', home.tagline, home.description],
  ['/help/', contacts.title, facts.email, contacts.email.link],
  ['/details/', downloads.title, android.title, windows.title],
  ['/details/android/', android.title, ...titlesOf(android), ...dictionaries],
  ['/details/windows/', windows.title, windows.lead, ...titlesOf(windows)],
  ['/changes/', changesPage.title, ANDROID_VERSION, windowsVersion],
  ['/deleteUserData/', deletion.title, deletion.explanation],
  ...resultPages.map(
    ({ slug, title, text, next = '', result }) =>
      [`/${slug}/`, title, text, next, ...(result === 'error' ? resultCauses : [])] as const,
  ),
];

/** Selects elements with text. Popovers and texts that only phones show are left out. */
const TEXTS =
  ':is(h2, h3, p, li, dt, dd, td, code):not([popover] *, [hidden], [hidden] *, :empty, [aria-hidden], [role=status] *, .slide-caption, [class*="mouse:"] *, [class*="touch:"] *)';

test('without scripts, every page shows all its text and no copy button', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, h1, ...texts] of pages) {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-input');
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
    await expect.soft(page.locator('[data-copy]:visible'), path).toHaveCount(0);
    for (const text of texts) await expect.soft(main, path).toContainText(text);
    await expect.soft(main.locator(TEXTS).filter({ visible: false }), path).toHaveCount(0);
  }
});

test('without scripts, panels open and the slides can be scrolled', async ({ page }) => {
  const { root, close, allChanges } = versionDialog(page);
  await page.goto(routes.android);
  const links = island(page, 'tell').getByRole('link');
  await island(page, 'tell').getByRole('button').first().click();
  await expect(links).toContainText([...shareNetworks.map(({ label }) => label), '']);
  // Buttons that need a script are hidden. Only the share button, which opens a popover, needs none.
  await expect(island(page, 'tell').getByRole('button')).toHaveCount(1);
  await expect(island(page, 'carousel').getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);

  await strip(page).focus();
  await expect(strip(page)).toBeFocused();
  await slide(page, SLIDE_COUNT).scrollIntoViewIfNeeded();
  await expect(slide(page, SLIDE_COUNT)).toBeInViewport({ ratio: 0.5 });

  await versionButton(page).click();
  const texts = currentRelease(facts.android?.releases ?? []).changes.map(({ text }) => text);
  await expect(root.getByRole('listitem')).toContainText(texts);
  await close.click();
  await expect(root).toBeHidden();
  await versionButton(page).click();
  await allChanges.click();
  await expect(page).toHaveURL(routes.changes);
});

test('without scripts, the browser validates and sends the form', async ({ page, site }) => {
  await page.goto('/deleteUserData/');
  await form(page).field.fill('ivan@localhost');
  await form(page).send.click();
  await expect(form(page).field).toBeFocused();
  expect(site.account.requests).toEqual([]);
  // The page is opened again, because the browser's own error message may cover the button.
  await page.goto('/deleteUserData/');
  await form(page).field.fill('a+b@example.ru');
  await form(page).send.click();
  await expect(page).toHaveURL(/RequestDeleteUserByEmail/);
  expect(site.account.emails.map(({ to }) => to)).toEqual(['a+b@example.ru']);
});

test('without scripts, the game works, and a forgotten word comes back', async ({ page }) => {
  const { answers, hint, forgotten } = home.game;
  const end = gameEnd(page);
  const headword = page.getByText(home.entry.spoken, { exact: true }).last();
  await page.goto('/');
  await expect(page.getByText(hint, { exact: true })).toBeVisible();
  const before = await boxesAboveClosing(page);
  for (const { show, text, radio, answer, result, again } of translations(page)) {
    await expect(end.text).toBeHidden();
    await show.press('Space');
    await expect(text).toBeVisible();
    await show.press('Space');
    await expect(text).toBeHidden();
    await expect(headword).toBeVisible();
    await answer('no').click();
    await expect(text).toBeVisible();
    await expect(result).toHaveText(answers.no.result, { useInnerText: true });
    if (forgotten) {
      await expect(headword).toBeHidden();
      await expect(again.text).toBeHidden();
      await again.show.press('Space');
      await expect(again.text).toBeVisible();
    }
    await radio('no').press('ArrowLeft');
    await expect(result).toHaveText(answers.yes.result, { useInnerText: true });
    await radio('yes').press('Enter');
    expect(await boxesAboveClosing(page)).toEqual(before);
  }
  await expect(end.text).toBeVisible();
  await expect(end.link).toBeVisible();
  await end.again.press('Enter');
  await expect(end.text).toBeHidden();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('without scripts, one click selects the whole support address', async ({ page }) => {
  await page.goto(routes.contacts);
  await page.getByRole('main').getByText(facts.email).click();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(facts.email);
});
